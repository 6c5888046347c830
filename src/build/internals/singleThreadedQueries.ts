import { readFileSync } from "node:fs";
import { assertInternal } from "./assertInternal.ts";

const BUILD = "node_modules/gatsby/dist/commands/build.js";

/**
 * Gatsby has its workers run the queries, all of which write their answers into one database. While it grows, two
 * writers now and then lose what one of them has just stored, and the build ends for want of a page ("Couldn't find
 * temp query result"). On a single processor Gatsby runs them itself, so that is what it is told before it asks; by
 * then its workers, who draw the pages, are there.
 */
export function runQueriesSingleThreaded(build = readFileSync(BUILD, "utf8")): void {
  const asks = build.includes("cpuCoreCount)() === 1");
  assertInternal(asks || null, "question for a single processor", "singleThreadedQueries.ts");
  process.env.GATSBY_CPU_COUNT = "1";
}

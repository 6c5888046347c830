import { readFileSync } from "node:fs";
import { assertInternal } from "./assertInternal.ts";

const BUILD = "node_modules/gatsby/dist/commands/build.js";

/**
 * Gatsby's workers run the queries and write the results into one database. While it grows, concurrent writes are
 * sometimes lost, and the build fails ("Couldn't find temp query result"). On a single processor Gatsby runs the
 * queries in its main process, so the count of processors is set before it is read. The workers that render pages
 * have started by then.
 */
export function runQueriesSingleThreaded(build = readFileSync(BUILD, "utf8")): void {
  const asks = build.includes("cpuCoreCount)() === 1");
  assertInternal(asks || null, "question for a single processor", "singleThreadedQueries.ts");
  process.env.GATSBY_CPU_COUNT = "1";
}

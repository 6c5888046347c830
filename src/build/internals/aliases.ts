import { realpathSync } from "node:fs";
import { WILDCARDS_FILE } from "../wildcards.ts";
import { assertInternal } from "./assertInternal.ts";

interface Resolve {
  alias?: Record<string, string | false>;
}

/** Where it really lies: a second house has the packages of the first by a link. */
const PARTYTOWN = realpathSync(
  "node_modules/gatsby/dist/internal-plugins/partytown/gatsby-browser.js",
);

/**
 * Gatsby sends along a list of all pages, which grows with the site, and Partytown, which runs other
 * companies' scripts. The first of two names that fit wins, so ours stand before Gatsby's.
 */
export function stubModules(resolving: Resolve): void {
  const known = assertInternal(resolving.alias, "resolve.alias", "aliases.ts");
  assertInternal(known.$virtual, 'alias "$virtual"', "aliases.ts");
  resolving.alias = {
    "$virtual/match-paths.json$": WILDCARDS_FILE,
    [PARTYTOWN]: false,
    ...known,
  };
}

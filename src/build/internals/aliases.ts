import { realpathSync } from "node:fs";
import { WILDCARDS_FILE } from "../wildcards.ts";
import { asKnown } from "./assertInternal.ts";

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
export function aliasAway(resolving: Resolve): void {
  const known = asKnown(resolving.alias, "resolve.alias", "leftOut.ts");
  asKnown(known.$virtual, 'alias "$virtual"', "leftOut.ts");
  resolving.alias = {
    "$virtual/match-paths.json$": WILDCARDS_FILE,
    [PARTYTOWN]: false,
    ...known,
  };
}

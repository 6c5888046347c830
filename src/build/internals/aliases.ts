import { realpathSync } from "node:fs";
import { WILDCARDS_FILE } from "../wildcards.ts";
import { assertInternal } from "./assertInternal.ts";

interface Resolve {
  alias?: Record<string, string | false>;
}

/** The real path: in a copy of the workspace, node_modules is a symbolic link. */
const PARTYTOWN = realpathSync(
  "node_modules/gatsby/dist/internal-plugins/partytown/gatsby-browser.js",
);

/**
 * Removes two modules from the bundle: the list of all pages, which grows with the site, and Partytown, which runs
 * third-party scripts. The first matching alias wins, so ours come before Gatsby's.
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

import type { Patch } from "./patch.ts";

/**
 * The router would put the focus on the whole page, some time after the page is drawn and whoever else
 * has put it somewhere. src/runtime/navigation.ts knows better, and knows when.
 */
const NO_FOCUS = "primary={false}";

export const PRODUCTION_APP: Patch[] = [
  {
    was: `                  id="gatsby-focus-wrapper"
                >`,
    becomes: `                  id="gatsby-focus-wrapper"
                  ${NO_FOCUS}
                >`,
  },
  // A page of another build than its data is loaded anew, once. Where the browser keeps nothing, Gatsby
  // would not remember that, and load it for ever.
  {
    was: "sessionStorage.getItem(reloadStorageKey) === `1`\n",
    becomes:
      "sessionStorage.getItem(reloadStorageKey) === `1` ||\n          performance.getEntriesByType(`navigation`)[0]?.type === `reload`\n",
  },
];

/** The same in the HTML. */
export const STATIC_ENTRY: Patch[] = [
  {
    was: `<Router id="gatsby-focus-wrapper" baseuri`,
    becomes: `<Router id="gatsby-focus-wrapper" ${NO_FOCUS} baseuri`,
  },
];

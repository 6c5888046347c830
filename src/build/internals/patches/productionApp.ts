import type { Patch } from "./patch.ts";

/** Keeps the router from focusing the whole page after each navigation: src/runtime/navigation.ts sets the focus. */
const ROUTER_PROPS = "primary={false}";

export const PRODUCTION_APP: Patch[] = [
  {
    find: `                  id="gatsby-focus-wrapper"
                >`,
    replacement: `                  id="gatsby-focus-wrapper"
                  ${ROUTER_PROPS}
                >`,
  },
  // A page of another build than its data is reloaded once. Without session storage, Gatsby would not remember that
  // and reload for ever.
  {
    find: "sessionStorage.getItem(reloadStorageKey) === `1`\n",
    replacement:
      "sessionStorage.getItem(reloadStorageKey) === `1` ||\n          performance.getEntriesByType(`navigation`)[0]?.type === `reload`\n",
  },
];

/** The same in the HTML. */
export const STATIC_ENTRY: Patch[] = [
  {
    find: `<Router id="gatsby-focus-wrapper" baseuri`,
    replacement: `<Router id="gatsby-focus-wrapper" ${ROUTER_PROPS} baseuri`,
  },
];

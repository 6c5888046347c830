import type { Patch } from "./patch.ts";

export const PRODUCTION_APP: Patch[] = [
  // A page of another build than its data is loaded anew, once. Where the browser keeps nothing, Gatsby
  // would not remember that, and load it for ever.
  {
    was: "sessionStorage.getItem(reloadStorageKey) === `1`\n",
    becomes:
      "sessionStorage.getItem(reloadStorageKey) === `1` ||\n          performance.getEntriesByType(`navigation`)[0]?.type === `reload`\n",
  },
];

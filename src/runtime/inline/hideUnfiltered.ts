import { FILTERING, SHOWN } from "../pageState.ts";

// The HTML of a list has its first cards. If the address has a filter, or the visitor comes back to more cards,
// the list is hidden until the script has rendered it: otherwise the layout would shift. On a degraded page
// (start/degrade.ts) it is shown as it is.

/** Takes the parameters of filters and order: run("category|type|order") */
export function run(params: string): void {
  const isFiltered = location.search.match(`[?&](${params})=\\w`);
  // More cards than at first (src/runtime/historyState.ts)
  if (!isFiltered && !history.state?.[SHOWN]) return;
  document.documentElement.setAttribute(FILTERING, "");
}

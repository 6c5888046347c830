// The HTML of a list has its first cards. Where the address narrows them, or a visitor comes back to
// more of them, it stays unseen until script has made it what it was: nothing jumps under a finger.

const MOST_MS = 4000;

/** Given what lists can be narrowed and ordered by: run("category|type|order") */
export function run(params: string): void {
  const isFiltered = location.search.match(`[?&](${params})=\\w`);
  // More cards than at first (src/runtime/historyState.ts)
  if (!isFiltered && !history.state?.shown) return;
  const { dataset } = document.documentElement;
  dataset.filtering = "";
  setTimeout(() => delete dataset.filtering, MOST_MS);
}

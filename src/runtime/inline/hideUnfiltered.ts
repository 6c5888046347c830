// The HTML of a list has its first cards. Where the address narrows them, or a visitor comes back to
// more of them, it stays unseen until script has made it what it was: nothing jumps under a finger.

const MOST_MS = 4000;

/** Given what lists can be narrowed and ordered by: run("category|type|order") */
export function run(facets: string): void {
  const isNarrowed = location.search.match(`[?&](${facets})=\\w`);
  // More cards than at first (src/runtime/historyState.ts)
  if (!isNarrowed && !history.state?.shown) return;
  const { dataset } = document.documentElement;
  dataset.narrowing = "";
  setTimeout(() => delete dataset.narrowing, MOST_MS);
}

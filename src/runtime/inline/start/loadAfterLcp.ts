const PATIENCE_MS = 3000;

/** The page is there, and painted. */
function afterMainPicture(act: () => void): void {
  const soon = () => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(act)));
  const main = document.querySelector<HTMLImageElement>("img[fetchpriority=high]");
  if (!main || main.complete) {
    new PerformanceObserver(soon).observe({ type: "paint", buffered: true });
  } else {
    main.addEventListener("load", soon);
    main.addEventListener("error", soon);
  }
}

/**
 * The scripts come when the visitor sees the page: the main picture is there and painted, or the words
 * where there is none. Until then they would only take the line and the processor away.
 */
export function loadAfterLcp(loadAll: () => void): void {
  let isBegun = false;
  const beginOnce = (): void => {
    if (isBegun) return;
    isBegun = true;
    for (const ahead of document.querySelectorAll<HTMLLinkElement>("link[as=fetch]")) {
      ahead.media = "all";
    }
    loadAll();
  };
  // The cards of a list are unseen until scripts have narrowed it (src/runtime/inline/hideUnfiltered.ts).
  if ("filtering" in document.documentElement.dataset) {
    beginOnce();
    return;
  }
  afterMainPicture(beginOnce);
  for (const act of ["pointerdown", "keydown", "touchstart"]) {
    window.addEventListener(act, beginOnce, { once: true, passive: true });
  }
  setTimeout(beginOnce, PATIENCE_MS);
}

import { FILTERING } from "../../pageState.ts";

const TIMEOUT_MS = 3000;

/** After the main picture, or else the text, is painted. */
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

/** Loads the scripts after the largest contentful paint: earlier, they would compete for network and processor. */
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
  // The cards of a list are hidden until scripts have filtered it (src/runtime/inline/hideUnfiltered.ts).
  if (document.documentElement.hasAttribute(FILTERING)) {
    beginOnce();
    return;
  }
  afterMainPicture(beginOnce);
  for (const act of ["pointerdown", "keydown", "touchstart"]) {
    window.addEventListener(act, beginOnce, { once: true, passive: true });
  }
  setTimeout(beginOnce, TIMEOUT_MS);
}

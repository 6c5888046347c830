import { type CapturedEvents, captureEvents } from "./start/captureEvents.ts";
import { degrade, restore } from "./start/degrade.ts";
import { loadAfterLcp } from "./start/loadAfterLcp.ts";
import { createScriptLoader } from "./start/scriptLoader.ts";
import { replaceBlockedStorage } from "./start/storageFallback.ts";

// The script that begins all others, the only one that stands in every page and the same in all of
// them, so that its hash can stand in the Content-Security-Policy.

/** Where a page says which path Gatsby drew it for (src/build/finish/finishPage.ts). */
const PATH_ID = "page-path";

declare global {
  interface Window {
    /** Gatsby's: the number of the build, and a map of chunks. */
    ___webpackCompilationHash?: string;
    ___chunkMapping?: object;
  }
}

/** What differs from page to page stands in attributes: data-build="8b5a" data-scripts="/a.js /b.js" */
export function run(): void {
  const own = document.currentScript?.dataset;
  window.pagePath = JSON.parse(document.getElementById(PATH_ID)?.textContent ?? "");
  window.___webpackCompilationHash = own?.build;
  // As Gatsby writes it, its own code finds nothing in it either.
  window.___chunkMapping = {};

  const { dataset } = document.documentElement;
  const captured: CapturedEvents = new Map();
  const capturing = new AbortController();
  const degraded = new AbortController();
  const degradeOnce = (): void => {
    // Lost already, or alive.
    if (capturing.signal.aborted) return;
    capturing.abort();
    dataset.degraded = "";
    degrade(captured, degraded.signal);
  };
  window.___start = {
    take() {
      capturing.abort();
      degraded.abort();
      delete dataset.degraded;
      restore();
      return captured;
    },
  };
  window.addEventListener("unhandledrejection", degradeOnce);
  captureEvents(captured, capturing.signal);
  const load = createScriptLoader(degradeOnce);
  loadAfterLcp(() => {
    replaceBlockedStorage();
    setTimeout(() => own?.scripts?.split(" ").forEach(load));
    // What comes later is welcome still.
    setTimeout(degradeOnce, 20_000);
  });
}

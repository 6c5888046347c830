import { type CapturedEvents, captureEvents } from "./start/captureEvents.ts";
import { degrade, restore } from "./start/degrade.ts";
import { loadAfterLcp } from "./start/loadAfterLcp.ts";
import { createScriptLoader } from "./start/scriptLoader.ts";
import { replaceBlockedStorage } from "./start/storageFallback.ts";

// The script that loads all others. It is the same in every page, so that the Content-Security-Policy can have
// its hash.

/** The element with the path that Gatsby rendered the page for (src/build/finish/finishPage.ts). */
const PATH_ID = "page-path";

declare global {
  interface Window {
    /** Gatsby's: the hash of the build, and a map of chunks. */
    ___webpackCompilationHash?: string;
    ___chunkMapping?: object;
  }
}

/** What differs between pages is in attributes: data-build="8b5a" data-scripts="/a.js /b.js" */
export function run(): void {
  const own = document.currentScript?.dataset;
  window.pagePath = JSON.parse(document.getElementById(PATH_ID)?.textContent ?? "");
  window.___webpackCompilationHash = own?.build;
  // Gatsby needs it to be defined, and finds nothing in its own version either.
  window.___chunkMapping = {};

  const { dataset } = document.documentElement;
  const captured: CapturedEvents = new Map();
  const capturing = new AbortController();
  const degraded = new AbortController();
  const degradeOnce = (): void => {
    // Degraded already, or hydrated.
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
    // Scripts that arrive later still hydrate the page.
    setTimeout(degradeOnce, 20_000);
  });
}

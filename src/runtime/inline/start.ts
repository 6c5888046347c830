import { BUILD_HASH, DEGRADED, PATH_ID, SCRIPTS } from "../pageState.ts";
import { type CapturedEvents, captureEvents } from "./start/captureEvents.ts";
import { degrade, restore } from "./start/degrade.ts";
import { loadAfterLcp } from "./start/loadAfterLcp.ts";
import { keepHashReadable } from "./start/readableHash.ts";
import { createScriptLoader } from "./start/scriptLoader.ts";
import { replaceBlockedStorage } from "./start/storageFallback.ts";

// The script that loads all others. It is the same in every page, so that the Content-Security-Policy can have
// its hash.

declare global {
  interface Window {
    /** Gatsby's: the hash of the build, and a map of chunks. */
    ___webpackCompilationHash?: string;
    ___chunkMapping?: object;
  }
}

/** What differs between pages is in attributes (src/build/finish/finishPage.ts). */
export function run(): void {
  const own = document.currentScript;
  window.pagePath = JSON.parse(document.getElementById(PATH_ID)?.textContent ?? "");
  window.___webpackCompilationHash = own?.getAttribute(BUILD_HASH) ?? undefined;
  // Gatsby needs it to be defined, and finds nothing in its own version either.
  window.___chunkMapping = {};

  const html = document.documentElement;
  const captured: CapturedEvents = new Map();
  const capturing = new AbortController();
  const degraded = new AbortController();
  const degradeOnce = (): void => {
    // Degraded already, or hydrated.
    if (capturing.signal.aborted) return;
    capturing.abort();
    html.setAttribute(DEGRADED, "");
    degrade(captured, degraded.signal);
  };
  window.___start = {
    take() {
      capturing.abort();
      degraded.abort();
      html.removeAttribute(DEGRADED);
      restore();
      return captured;
    },
  };
  window.addEventListener("unhandledrejection", degradeOnce);
  captureEvents(captured, capturing.signal);
  const load = createScriptLoader(degradeOnce);
  loadAfterLcp(() => {
    replaceBlockedStorage();
    keepHashReadable();
    setTimeout(() => own?.getAttribute(SCRIPTS)?.split(" ").forEach(load));
    // Scripts that arrive later still hydrate the page.
    setTimeout(degradeOnce, 20_000);
  });
}

import { type Held, holdActs } from "./start/captureEvents.ts";
import { lose, takeBack } from "./start/degrade.ts";
import { begin } from "./start/loadAfterLcp.ts";
import { loader } from "./start/scriptLoader.ts";
import { replaceDeniedStores } from "./start/storageFallback.ts";

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
  const held: Held = new Map();
  const holding = new AbortController();
  const lost = new AbortController();
  const loseOnce = (): void => {
    // Lost already, or alive.
    if (holding.signal.aborted) return;
    holding.abort();
    dataset.lost = "";
    lose(held, lost.signal);
  };
  window.___start = {
    take() {
      holding.abort();
      lost.abort();
      delete dataset.lost;
      takeBack();
      return held;
    },
  };
  window.addEventListener("unhandledrejection", loseOnce);
  holdActs(held, holding.signal);
  const load = loader(loseOnce);
  begin(() => {
    replaceDeniedStores();
    setTimeout(() => own?.scripts?.split(" ").forEach(load));
    // What comes later is welcome still.
    setTimeout(loseOnce, 20_000);
  });
}

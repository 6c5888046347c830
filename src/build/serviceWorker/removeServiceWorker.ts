import { CACHE_NAMES, cacheName } from "../../runtime/offline.ts";
import { inlineScript } from "../inlineScripts.ts";

/** The text of sw.js for a site without a worker (src/runtime/inline/removeServiceWorker.ts). */
export const serviceWorkerRemover = (base: string): string =>
  inlineScript("removeServiceWorker", { names: CACHE_NAMES.map((kept) => cacheName(kept, base)) });

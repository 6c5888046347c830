import { cacheName, KEPT } from "../../runtime/offline.ts";
import { inlineScript } from "../inlineScripts.ts";

/** What stands at the worker's address when the site has none (src/runtime/inline/removeServiceWorker.ts). */
export const removerText = (base: string): string =>
  inlineScript("removeServiceWorker", { names: KEPT.map((kept) => cacheName(kept, base)) });

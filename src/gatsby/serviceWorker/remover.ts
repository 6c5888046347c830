import { cacheName, KEPT } from "../../content/offline.ts";
import { inlineScript } from "../inline.ts";

/** What stands at the worker's address when the site has none (src/inline/workerRemover.ts). */
export const removerText = (base: string): string =>
  inlineScript("workerRemover", { names: KEPT.map((kept) => cacheName(kept, base)) });

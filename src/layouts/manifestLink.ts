import { manifestOf } from "../i18n/manifests.ts";
import { pathOf } from "./addressLanguage.ts";
import { withPrefix } from "./prefix.ts";

/** 404.html stands at every unknown address: which manifest belongs there is known in the browser only. */
export function showManifest(address: string): void {
  const link = document.querySelector("link[rel=manifest]");
  link?.setAttribute("href", withPrefix(manifestOf(pathOf(address))));
}

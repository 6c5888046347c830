import type { Translation } from "../documents/types.ts";
import { LANGUAGES } from "../i18n/languages.ts";
import { swapLanguage } from "../i18n/paths.ts";
import { pathOf } from "../runtime/address.ts";

/**
 * For an address that does not exist, the same path in every language: "/hr/nope" => "/de/nope".
 */
export function addressInEveryLanguage(address: string): Translation[] {
  const path = pathOf(address);
  return LANGUAGES.map((language) => ({ language, path: swapLanguage(path, language) }));
}

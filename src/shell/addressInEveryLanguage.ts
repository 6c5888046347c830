import type { Translation } from "../documents/types.ts";
import { LANGUAGES } from "../i18n/languages.ts";
import { swapLanguage } from "../i18n/paths.ts";
import { pathOf } from "../runtime/address.ts";

/** An address that no document has is the same in every language: "/hr/nope" leads to "/de/nope". */
export function addressInEveryLanguage(address: string): Translation[] {
  const path = pathOf(address);
  return LANGUAGES.map((language) => ({ language, path: swapLanguage(path, language) }));
}

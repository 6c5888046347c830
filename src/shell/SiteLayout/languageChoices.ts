import type { LanguageChoice } from "../../components/LanguageMenu/LanguageMenu.tsx";

import type { Translation } from "../../documents/types.ts";
import { LANGUAGE_TABLE, LANGUAGES, type Language } from "../../i18n/languages.ts";
import { DOCUMENT_TYPES, type DocumentType, LIST_ROUTES, routePath } from "../../i18n/routes.ts";
import type { Translate } from "../../i18n/words.ts";
import { withPrefix } from "../../runtime/prefix.ts";

/** A language of the menu. */
export type Choice = LanguageChoice & { language: Language };

interface Options {
  language: Language;
  /** The versions of the page that exist. */
  translations: Translation[];
  /** What stands behind the "?": what is chosen on a list stays chosen. */
  search: string;
  t: Translate;
}

/** typeOfPath("/de/blog/herons/", "de") => "blog" */
function typeOfPath(path: string, language: Language): DocumentType | undefined {
  return DOCUMENT_TYPES.find((type) => path.startsWith(routePath(LIST_ROUTES[type], language)));
}

/** All languages of the site: where the page is not to be had in one, its list is, with a word on it. */
export function languageChoices({ language, translations, search, t }: Options): Choice[] {
  const pathIn = (one: Language): string | undefined =>
    translations.find((translation) => translation.language === one)?.path;
  const type = typeOfPath(pathIn(language) ?? "", language);
  return LANGUAGES.flatMap((one): Choice[] => {
    const entry = { ...LANGUAGE_TABLE[one], language: one, isCurrent: one === language };
    const path = pathIn(one);
    if (path !== undefined) return [{ ...entry, href: withPrefix(path) + search }];
    if (!type) return [];
    const list = withPrefix(routePath(LIST_ROUTES[type], one)) + search;
    return [{ ...entry, href: list, note: t(`language.missing.${type}`) }];
  });
}

import type { LanguageChoice } from "../../components/LanguageMenu/LanguageLink.tsx";

import type { Translation } from "../../documents/types.ts";
import { LANGUAGE_TABLE, LANGUAGES, type Language } from "../../i18n/languages.ts";
import type { Translate } from "../../i18n/messages.ts";
import { DOCUMENT_TYPES, type DocumentType, LIST_ROUTES, routePath } from "../../i18n/routes.ts";
import { withPrefix } from "../../runtime/prefix.ts";

/** An entry of the language menu. */
export type Choice = LanguageChoice & { language: Language };

interface Options {
  language: Language;
  /** The languages in which the page exists, with its paths. */
  translations: Translation[];
  /** Query string of the address. It is passed on so that the filters of a list stay set. */
  search: string;
  t: Translate;
}

/** typeOfPath("/de/blog/herons/", "de") => "blog" */
function typeOfPath(path: string, language: Language): DocumentType | undefined {
  return DOCUMENT_TYPES.find((type) => path.startsWith(routePath(LIST_ROUTES[type], language)));
}

/**
 * All languages of the site. If a document does not exist in a language, the entry leads to the
 * list of its type and has a note.
 */
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

import type { ReactElement } from "react";
import { LanguageProvider } from "../i18n/LanguageProvider.tsx";
import { isLanguage } from "../i18n/languages.ts";
import { addMessages, type Messages } from "../i18n/words.ts";

interface Wrapped {
  element: ReactElement;
  props: { pageContext: { language?: unknown; words?: Messages } };
}

/** Every page of a language finds its words; a page of no language needs none. */
export function wrapInLanguage({ element, props: { pageContext } }: Wrapped): ReactElement {
  const { language, words = {} } = pageContext;
  if (!isLanguage(language)) return element;
  // What this page alone says comes with it.
  addMessages(language, words);
  return <LanguageProvider language={language}>{element}</LanguageProvider>;
}

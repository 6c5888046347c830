import type { ReactElement } from "react";
import { LanguageProvider } from "../i18n/LanguageProvider.tsx";
import { isLanguage } from "../i18n/languages.ts";
import { addMessages, type Messages } from "../i18n/messages.ts";

interface Wrapped {
  element: ReactElement;
  props: { pageContext: { language?: unknown; words?: Messages } };
}

/**
 * Provides language and messages to every page that has a language. Pages without one need neither.
 */
export function wrapInLanguage({ element, props: { pageContext } }: Wrapped): ReactElement {
  const { language, words = {} } = pageContext;
  if (!isLanguage(language)) return element;
  // Messages that only this page uses are part of its context.
  addMessages(language, words);
  return <LanguageProvider language={language}>{element}</LanguageProvider>;
}

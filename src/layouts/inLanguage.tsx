import type { ReactElement } from "react";
import { LanguageProvider } from "../i18n/LanguageProvider.tsx";
import { isLanguage } from "../i18n/languages.ts";

interface Wrapped {
  element: ReactElement;
  props: { pageContext: object };
}

/** Every page of a language finds its words; a page of no language needs none. */
export function inLanguage({ element, props: { pageContext } }: Wrapped): ReactElement {
  const language = "language" in pageContext ? pageContext.language : undefined;
  if (!isLanguage(language)) return element;
  return <LanguageProvider language={language}>{element}</LanguageProvider>;
}

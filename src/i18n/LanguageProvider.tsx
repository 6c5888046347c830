import { createContext, type ReactNode, useContext } from "react";
import { I18nContext, I18nextProvider } from "react-i18next";
import type { Language } from "./languages.ts";
import { i18nOf, type Translate } from "./messages.ts";

const LanguageContext = createContext<Language | null>(null);

interface Props {
  language: Language;
  children: ReactNode;
}

export function LanguageProvider({ language, children }: Props) {
  return (
    <LanguageContext value={language}>
      <I18nextProvider i18n={i18nOf(language)}>{children}</I18nextProvider>
    </LanguageContext>
  );
}

export function useLanguage(): Language {
  const language = useContext(LanguageContext);
  if (language === null) throw new Error("useLanguage() was called outside of LanguageProvider.");
  return language;
}

/** The messages of a page never change, so this does not subscribe to changes. */
export function useTranslate(): Translate {
  return useContext(I18nContext).i18n.t;
}

import { createContext, type ReactNode, useContext } from "react";
import { I18nextProvider, useTranslation } from "react-i18next";
import type { Language } from "./languages.ts";
import { type Translate, wordsOf } from "./words.ts";

const LanguageContext = createContext<Language | null>(null);

interface Props {
  language: Language;
  children: ReactNode;
}

export function LanguageProvider({ language, children }: Props) {
  return (
    <LanguageContext value={language}>
      <I18nextProvider i18n={wordsOf(language)}>{children}</I18nextProvider>
    </LanguageContext>
  );
}

export function useLanguage(): Language {
  const language = useContext(LanguageContext);
  if (language === null) throw new Error("useLanguage() stands outside of LanguageProvider.");
  return language;
}

export function useWords(): Translate {
  return useTranslation().t;
}

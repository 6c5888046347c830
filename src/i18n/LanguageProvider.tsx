import type { InitOptions, i18n } from "i18next";
import { createContext, type ReactNode, useContext, useMemo } from "react";
import { I18nContext, I18nextProvider } from "react-i18next";
import type { Language } from "./languages.ts";
import { translator } from "./messages.ts";
import type { Translate } from "./translate.ts";

const LanguageContext = createContext<Language | null>(null);

/** The part of an i18next instance that react-i18next's useTranslation() needs. */
interface Instance {
  language: string;
  languages: readonly string[];
  isInitialized: boolean;
  options: InitOptions;
  hasLoadedNamespace(namespace: string): boolean;
  getFixedT(language: string): Translate;
  t: Translate;
}

/** i18next itself would weigh 14 kB (docs/decisions/0017). */
function createInstance(language: Language, t: Translate): Instance {
  return {
    language,
    languages: [language],
    isInitialized: true,
    // The messages of a page never change: there is nothing to subscribe to.
    options: { react: { bindI18n: false } },
    hasLoadedNamespace: () => true,
    getFixedT: () => t,
    t,
  };
}

interface Props {
  language: Language;
  /** Other messages than the language's. */
  t?: Translate;
  children: ReactNode;
}

export function LanguageProvider({ language, t = translator(language), children }: Props) {
  const instance = useMemo(() => createInstance(language, t), [language, t]);
  return (
    <LanguageContext value={language}>
      <I18nextProvider i18n={instance as i18n}>{children}</I18nextProvider>
    </LanguageContext>
  );
}

export function useLanguage(): Language {
  const language = useContext(LanguageContext);
  if (language === null) throw new Error("useLanguage() was called outside of LanguageProvider.");
  return language;
}

export function useTranslate(): Translate {
  return useContext(I18nContext).i18n.t;
}

import type { i18n, TFunction } from "i18next";

export type Messages = Record<string, string>;
export type Translate = TFunction;

const VARIABLE = /\{\{\s*(\w+)\s*\}\}/g;

/**
 * The translate function `t`, as i18next's, for flat keys, variables and plural forms. The whole of i18next would be an eighth of a page's
 * weight; tests/unit/i18n compares the two.
 */
export function createTranslate(language: string, messages: Messages): Translate {
  const plural = new Intl.PluralRules(language);
  const find = (key: string, count: unknown): string =>
    (typeof count === "number" ? messages[`${key}_${plural.select(count)}`] : undefined) ??
    messages[key] ??
    key;
  const t = (key: string, variables?: Record<string, unknown>): string => {
    const text = find(key, variables?.count);
    return variables
      ? text.replace(VARIABLE, (_, name: string) => String(variables[name] ?? ""))
      : text;
  };
  // The type knows the keys; `npm run check` compares the files with it.
  return t as TFunction;
}

/** The part of an i18next instance that react-i18next needs here. */
export function createI18n(language: string, t: Translate): i18n {
  return { language, t } as i18n;
}

import type { i18n, TFunction } from "i18next";

export type Messages = Record<string, string>;
export type Translate = TFunction;

const VARIABLE = /\{\{\s*(\w+)\s*\}\}/g;

/**
 * i18next's `t` for what our words are: flat keys, variables, plural forms of the language. All of
 * i18next would be an eighth of what a page loads; tests/unit/i18n holds the two side by side.
 */
export function createTranslate(language: string, words: Messages): Translate {
  const plural = new Intl.PluralRules(language);
  const find = (key: string, count: unknown): string =>
    (typeof count === "number" ? words[`${key}_${plural.select(count)}`] : undefined) ??
    words[key] ??
    key;
  const t = (key: string, variables?: Record<string, unknown>): string => {
    const text = find(key, variables?.count);
    return variables
      ? text.replace(VARIABLE, (_, name: string) => String(variables[name] ?? ""))
      : text;
  };
  // The type knows which keys there are; the words come from a file that the guard has compared with it.
  return t as TFunction;
}

/** For react-i18next: of i18next's instance, what this site asks of it. */
export function createI18n(language: string, t: Translate): i18n {
  return { language, t } as i18n;
}

import type { ParseKeys } from "i18next";

// The keys are those of hr.json: an unknown key does not compile. `npm run check` compares the other languages.
type Keys = typeof import("../../locales/hr.json");

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "translation";
    keySeparator: false;
    nsSeparator: false;
    resources: { translation: Keys };
    returnNull: false;
  }
}

export type Messages = Record<string, string>;
/** A `count` chooses the plural form. */
export type Variables = Record<string, string | number>;
export type Translate = (key: ParseKeys, variables?: Variables) => string;

const VARIABLE = /\{\{\s*(\w+)\s*\}\}/g;

/** For flat keys, variables and plural forms (docs/decisions/0017). */
export function createTranslate(language: string, messages: Messages): Translate {
  const plural = new Intl.PluralRules(language);
  const find = (key: string, count?: string | number): string =>
    (typeof count === "number" ? messages[`${key}_${plural.select(count)}`] : undefined) ??
    messages[key] ??
    key;
  return (key, variables) => {
    const text = find(key, variables?.count);
    return variables ? text.replace(VARIABLE, (_, name) => String(variables[name] ?? "")) : text;
  };
}

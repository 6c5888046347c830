/** File names speak the site's short languages; the service answers with the codes of its contract. */
export const LANGUAGES = [
  { file: "hr", code: "hr", name: "Croatian" },
  { file: "en", code: "en-eu", name: "English" },
  { file: "de", code: "de-de", name: "German" },
  { file: "sr", code: "rs", name: "Serbian" },
] as const;

export type Language = (typeof LANGUAGES)[number];
export type LanguageFile = Language["file"];
export type LanguageCode = Language["code"];

export function languageOfFile(name: string): Language | undefined {
  return LANGUAGES.find(({ file }) => `${file}.md` === name);
}

export function languageRank(code: LanguageCode): number {
  return LANGUAGES.findIndex((language) => language.code === code);
}

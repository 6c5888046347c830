/** File names have short codes; the service answers with the codes of its contract. */
export interface Language {
  /** "en", of `en.md` */
  file: string;
  /** "en-eu" */
  code: string;
}

/** The default languages. */
export const LANGUAGES: readonly Language[] = [
  { file: "hr", code: "hr" },
  { file: "en", code: "en-eu" },
  { file: "de", code: "de-de" },
  { file: "sr", code: "rs" },
];

export function languageOfFile(name: string, languages: readonly Language[]): Language | undefined {
  return languages.find(({ file }) => `${file}.md` === name);
}

/** "hr.md, en.md, de.md or sr.md" */
export function namesOfFiles(languages: readonly Language[]): string {
  const names = languages.map(({ file }) => `${file}.md`);
  return new Intl.ListFormat("en", { type: "disjunction" })
    .format(names)
    .replace(/, or (?=[^,]*$)/, " or ");
}

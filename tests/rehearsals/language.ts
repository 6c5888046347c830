import {
  appendFileSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";

/** Of one kind each; their English text stands for a translation. */
const DOCUMENTS = ["blog/herons-at-first-light", "destination/ilok", "program/canoe-dawn"];

const MODEL = "en";

const row = (code: string): string => `import type { LanguageRow } from "../language.ts";

export const row: LanguageRow = {
  name: "${new Intl.DisplayNames([code], { type: "language" }).of(code)}",
  htmlLang: "${code}",
  contentCode: "${code}-${code}",
  locale: "${code}-${code.toUpperCase()}",
};
`;

const search = (): string => `import type { LanguageSearch } from "../language.ts";

export const search: LanguageSearch = {
  endings: [[/(?<=.{3})s$/, ""]],
  common: "a and of the",
  letters: "œ:oe",
  typedAs: [],
};
`;

// Its words are English ones, which is a neighbour of which everything may be the same.
const writing = (code: string): string => `import words from "../../../../locales/${code}.json";
import type { LanguageWriting } from "../language.ts";

export const writing: LanguageWriting = {
  words,
  alphabet: "àâçéèêëîïôœùûüÿÀÂÇÉÈÊËÎÏÔŒÙÛÜŸ",
  dictionary: "dictionary-en-gb",
  marks: [],
  neighbours: [
    { language: "${MODEL}", name: "English", wordsAlike: Number.POSITIVE_INFINITY, foreign: "" },
  ],
};
`;

/** One line among the imports of a record, and the code at its end. */
function addToRecord(file: string, part: string, code: string): void {
  const added = `import { ${part} as ${code} } from "./languages/${code}/${part}.ts";`;
  const lines = readFileSync(file, "utf8").split("\n");
  const pathOf = (line: string): string => /from "(\.\/languages\/.*)"/.exec(line)?.[1] ?? "";
  const next = lines.findIndex((line) => pathOf(line) > pathOf(added));
  const text = lines.toSpliced(next, 0, added).join("\n");
  writeFileSync(
    file,
    text
      .replace(/(Record<Language, \w+> = \{.*?) \}/, `$1, ${code} }`)
      .replace(/(const LANGUAGES = \[.*?)\]/, `$1, "${code}"]`),
  );
}

/**
 * What CONTRIBUTING asks of whoever adds a language, done to a copy of the tree: its folder, its
 * words, a line in each of the three records, and three documents; the others are missing on purpose.
 */
export function addLanguage(folder: string, code: string): void {
  const inCopy = (...path: string[]): string => join(folder, ...path);
  const home = inCopy("src/i18n/languages", code);
  mkdirSync(home, { recursive: true });
  writeFileSync(join(home, "row.ts"), row(code));
  writeFileSync(join(home, "search.ts"), search());
  writeFileSync(join(home, "writing.ts"), writing(code));
  copyFileSync(inCopy("src/i18n/languages", MODEL, "spelling.txt"), join(home, "spelling.txt"));
  addToRecord(inCopy("src/i18n/languages.ts"), "row", code);
  addToRecord(inCopy("src/i18n/searching.ts"), "search", code);
  addToRecord(inCopy("src/i18n/writing.ts"), "writing", code);

  copyFileSync(inCopy("locales", `${MODEL}.json`), inCopy("locales", `${code}.json`));
  const prose = inCopy("locales", MODEL);
  if (existsSync(prose)) cpSync(prose, inCopy("locales", code), { recursive: true });

  for (const document of DOCUMENTS) {
    const home = inCopy("content-service/documents", document);
    copyFileSync(join(home, `${MODEL}.md`), join(home, `${code}.md`));
  }
  appendFileSync(inCopy("content-service/untranslated.txt"), `* ${code}\n`);
}

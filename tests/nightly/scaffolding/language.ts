import {
  appendFileSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from "node:fs";
import { join, sep } from "node:path";

const MODEL = "en";

/** The first document of each kind in the model's language, whose text stands for a translation. */
const documentsIn = (root: string): string[] =>
  readdirSync(root, { withFileTypes: true })
    .filter((type) => type.isDirectory())
    .flatMap(({ name: type }) => {
      const documents = readdirSync(join(root, type)).map((name) => join(root, type, name));
      return documents.find((document) => existsSync(join(document, `${MODEL}.md`))) ?? [];
    });

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

const monthsIn = (code: string): string[] =>
  Array.from({ length: 12 }, (_, month) => {
    const parts = new Intl.DateTimeFormat(code, { dateStyle: "long", timeZone: "UTC" });
    const day = parts.formatToParts(new Date(Date.UTC(2026, month, 9)));
    return day.find(({ type }) => type === "month")?.value ?? "";
  });

/** The model's words, with the months and the plural forms of the language: French has `_many` too. */
function wordsOf(file: string, code: string): string {
  const forms = new Intl.PluralRules(code).resolvedOptions().pluralCategories;
  const words: Record<string, string> = JSON.parse(readFileSync(file, "utf8"));
  const entries = Object.entries(words).flatMap(([key, text]) => {
    const [, base, form] = /^(.+)_(zero|one|two|few|many|other)$/.exec(key) ?? [];
    if (form === undefined) return [[key, text]];
    if (form !== "other") return [];
    return forms.map((one) => [`${base}_${one}`, words[`${base}_${one}`] ?? text]);
  });
  const own = { ...Object.fromEntries(entries), "date.months": monthsIn(code).join(" ") };
  return `${JSON.stringify(own, null, 2)}\n`;
}

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
      .replace(/(Record<Language, \w+> = \{[^}]*)\}/, `$1  ${code},\n}`)
      .replace(/(const LANGUAGES = \[.*?)\]/, `$1, "${code}"]`),
  );
}

/** Without the links to what is not there in the language: "[Ilok](document:destination/ilok)" => "Ilok" */
const unlinked = (text: string, translated: string[]): string =>
  text.replace(/\[([^\]]+)\]\(document:([^)]+)\)/g, (link, words: string, document: string) =>
    translated.includes(document) ? link : words,
  );

/**
 * What CONTRIBUTING asks of whoever adds a language, done to a copy of the tree: its folder, its
 * words, a line in each of the three records, and a document of each kind; the others are missing on purpose.
 */
export function addLanguage(folder: string, code: string): void {
  const inCopy = (...path: string[]): string => join(folder, ...path);
  const home = inCopy("src/i18n/languages", code);
  mkdirSync(home, { recursive: true });
  writeFileSync(join(home, "row.ts"), row(code));
  writeFileSync(join(home, "search.ts"), search());
  writeFileSync(join(home, "writing.ts"), writing(code));
  copyFileSync(inCopy("src/i18n/languages", MODEL, "spelling.txt"), join(home, "spelling.txt"));
  // The dictionary is the model's, and does not know how the months are called.
  appendFileSync(join(home, "spelling.txt"), `${monthsIn(code).join("\n")}\n`);
  addToRecord(inCopy("src/i18n/languages.ts"), "row", code);
  addToRecord(inCopy("src/i18n/searching.ts"), "search", code);
  addToRecord(inCopy("src/i18n/writing.ts"), "writing", code);

  const words = wordsOf(inCopy("locales", `${MODEL}.json`), code);
  writeFileSync(inCopy("locales", `${code}.json`), words);
  const documents = documentsIn(inCopy("content-service/documents"));
  for (const document of documents) {
    copyFileSync(join(document, `${MODEL}.md`), join(document, `${code}.md`));
  }
  const prose = inCopy("locales", MODEL);
  const translated = documents.map((document) => document.split(sep).slice(-2).join("/"));
  mkdirSync(inCopy("locales", code));
  for (const file of readdirSync(prose)) {
    const text = unlinked(readFileSync(join(prose, file), "utf8"), translated);
    writeFileSync(inCopy("locales", code, file), text);
  }
  appendFileSync(inCopy("content-service/untranslated.txt"), `* ${code}\n`);
}

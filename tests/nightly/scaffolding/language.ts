import {
  appendFileSync,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { edit, generate } from "./steps.ts";

const MODEL = "en";

const monthsIn = (code: string): string[] =>
  Array.from({ length: 12 }, (_, month) => {
    const parts = new Intl.DateTimeFormat(code, { dateStyle: "long", timeZone: "UTC" });
    const day = parts.formatToParts(new Date(Date.UTC(2026, month, 9)));
    return day.find(({ type }) => type === "month")?.value ?? "";
  });

/** "1 heure", "2 heures" => ["heure", "heures"] */
const hoursIn = (code: string): string[] =>
  [1, 2].map((hours) => {
    const words = new Intl.NumberFormat(code, {
      style: "unit",
      unit: "hour",
      unitDisplay: "long",
    });
    return words.formatToParts(hours).find(({ type }) => type === "unit")?.value ?? "";
  });

/**
 * The model's messages, with the months and plural forms of the language: French has `_many` too.
 */
function wordsOf(text: string, code: string): string {
  const forms = new Intl.PluralRules(code).resolvedOptions().pluralCategories;
  const words: Record<string, string> = JSON.parse(text);
  const entries = Object.entries(words).flatMap(([key, value]) => {
    const [, base, form] = /^(.+)_(zero|one|two|few|many|other)$/.exec(key) ?? [];
    if (form === undefined) return [[key, value]];
    if (form !== "other") return [];
    return forms.map((one) => [`${base}_${one}`, words[`${base}_${one}`] ?? value]);
  });
  const own = { ...Object.fromEntries(entries), "date.months": monthsIn(code).join(" ") };
  return `${JSON.stringify(own, null, 2)}\n`;
}

/**
 * Marks links to documents, most of which the language lacks, in texts and in fields:
 * "[Ilok](document:destination/ilok)" => '[Ilok](document:destination/ilok "optional")'
 */
const withOptionalLinks = (text: string): string =>
  text
    .replace(/\]\((document:[\w/-]+)\)/g, ']($1 "optional")')
    .replace(
      /((?:bed_place|destination|document): document:[\w/-]+)(?![\w/-]| ")/g,
      '$1 "optional"',
    );

const markLinks = (path: string): void =>
  writeFileSync(path, withOptionalLinks(readFileSync(path, "utf8")));

/**
 * Takes the steps of "Add a language" in CONTRIBUTING.md, in a copy of the tree, with English
 * texts.
 */
export async function addLanguage(folder: string, code: string): Promise<void> {
  const home = `src/i18n/languages/${code}`;
  const change = (path: string, update: (text: string) => string) => edit(folder, path, update);
  cpSync(join(folder, `src/i18n/languages/${MODEL}`), join(folder, home), { recursive: true });
  const name = new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code;
  change(`${home}/row.ts`, (text) =>
    text
      .replace("English", name)
      .replace('"en"', `"${code}"`)
      .replace("en-eu", `${code}-${code}`)
      .replace("en-GB", `${code}-${code.toUpperCase()}`),
  );
  // Its messages are English, so English is a related language in which all may be the same.
  const related = `{ language: "${MODEL}", name: "English", minLineWords: Number.POSITIVE_INFINITY, foreignWords: "" }`;
  change(`${home}/writing.ts`, (text) =>
    text
      .replace("en.json", `${code}.json`)
      // Its texts are English, but its prices are written as the language does.
      .replace(/(?:, )?EURO_BEFORE_NUMBER(?:, )?/g, "")
      .replace('alphabet: ""', 'alphabet: "àâçéèêëîïôœùûüÿÀÂÇÉÈÊËÎÏÔŒÙÛÜŸ"')
      .replace("relatedLanguages: []", `relatedLanguages: [${related}]`),
  );
  // The English dictionary does not contain the names of the months and of hours.
  change(`${home}/spelling.txt`, (text) =>
    [text.trimEnd(), ...monthsIn(code), ...hoursIn(code), ""].join("\n"),
  );
  change("src/i18n/languages.ts", (text) =>
    text.replace(/(const LANGUAGES = \[.*?)\]/, `$1, "${code}"]`),
  );

  cpSync(join(folder, `locales/${MODEL}.json`), join(folder, `locales/${code}.json`));
  change(`locales/${code}.json`, (text) => wordsOf(text, code));
  // The first document of each kind is translated; the others are missing on purpose.
  const documents = join(folder, "content-service/documents");
  const translated = readdirSync(documents).flatMap((type) => {
    const uids = existsSync(join(documents, type)) ? readdirSync(join(documents, type)) : [];
    const uid = uids.find((one) => existsSync(join(documents, type, one, `${MODEL}.md`)));
    return uid === undefined ? [] : [`${type}/${uid}`];
  });
  for (const path of translated) {
    cpSync(join(documents, path, `${MODEL}.md`), join(documents, path, `${code}.md`));
    for (const file of ["document.yaml", `${code}.md`]) markLinks(join(documents, path, file));
  }
  cpSync(join(folder, "locales", MODEL), join(folder, "locales", code), { recursive: true });
  for (const file of readdirSync(join(folder, "locales", code))) {
    markLinks(join(folder, "locales", code, file));
  }
  appendFileSync(join(folder, "content-service/untranslated.txt"), `* ${code}\n`);
  await generate(folder);
}

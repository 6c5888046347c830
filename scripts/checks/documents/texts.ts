import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { LANGUAGES, type Language } from "../../../src/i18n/languages.ts";

const DOCUMENTS = "content-service/documents";

/** One line of a document as its reader sees it, without marks, addresses and field names. */
export interface Line {
  number: number;
  prose: string;
}

/** A document in one language. */
export interface Text {
  file: string;
  type: string;
  /** "blog/herons-at-first-light" */
  document: string;
  language: Language;
  lines: Line[];
  /** The lines after the fields: the text itself. */
  body: Line[];
}

/** What is wrong, and where an editor finds it: "…/hr.md:12: …" */
export const fault = ({ file }: Text, { number }: Line, message: string): string =>
  `${file}:${number}: ${message}`;

/** The lines of a list, without its remarks. */
export const readEntries = (file: string): string[] =>
  readFileSync(file, "utf8")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("#"));

const FENCE = "---";
const PICTURE = String.raw`["']?[^:"']*\.(?:avif|webp|jpe?g|png)["']?`;
// `title: "…"`, `  - 05:30 · …`, `  wetland.webp: "…"`, `  "our boat.jpg": …`
const FIELD = new RegExp(String.raw`^\s*(?:- )?(?:(?:[\w-]+|${PICTURE}):(?=\s|$))?\s*`, "i");
const ONLY_PICTURE = new RegExp(`^${PICTURE}$`, "i");
const TECHNICAL = /^\s*(?:uid|published|updated|image|package_type|category_name):/;

const unquote = (value: string): string =>
  /^"(.*)"$|^'(.*)'$/.exec(value)?.slice(1).join("") ?? value;

/** proseOfField('title: "Ilok"') => "Ilok" */
function proseOfField(line: string): string {
  const value = line.replace(FIELD, "").trim();
  return TECHNICAL.test(line) || ONLY_PICTURE.test(value) ? "" : unquote(value);
}

/** proseOfMarkdown("- **Low water** at [Ilok](document:destination/ilok)") => "Low water at Ilok" */
const proseOfMarkdown = (line: string): string =>
  line
    .replace(/^\s*(?:#{1,6} |[-*] |\d+\. |> ?)/, "")
    .replace(/\]\([^)]*\)/g, "")
    .replace(/\{\.[\w-]+\}/g, "")
    .replace(/<[^>]*>/g, "")
    .replace(/!?\[|\]|[*_`]|\\$/g, "")
    .trim();

/** The lines of a file, each with its number in the file. */
export function linesOf(content: string): { lines: Line[]; body: Line[] } {
  const raw = content.split("\n");
  const end = raw[0] === FENCE ? raw.indexOf(FENCE, 1) : -1;
  // Who made a picture is a name, and names are in no dictionary.
  let isCredit = false;
  const proseOfLine = (line: string): string => {
    if (!/^\s/.test(line)) isCredit = /^credit:/.test(line);
    return isCredit ? "" : proseOfField(line === FENCE ? "" : line);
  };
  const lines = raw
    .map((line, index) => ({
      number: index + 1,
      prose: index <= end ? proseOfLine(line) : proseOfMarkdown(line),
    }))
    .filter(({ prose }) => prose !== "");
  return { lines, body: lines.filter(({ number }) => number > end + 1) };
}

const foldersOf = (path: string): string[] =>
  readdirSync(path, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  );

/**
 * What fills in and what marks is no word of the language:
 *
 * proseOfWord('  "picture.credit": "Picture: {{credit}}",') => "Picture: 7"
 * proseOfWord('  "ask": "Or <contact>write</contact>.",') => "Or write."
 */
const proseOfWord = (line: string): string =>
  (/^\s*"[^"]+": "(.*)",?$/.exec(line)?.[1] ?? "")
    .replace(/\{\{.*?\}\}/g, "7")
    .replace(/<.*?>/g, "")
    .trim();

/** The words of the site, read like a document. */
export function readWords(root = "locales"): Text[] {
  return LANGUAGES.map((language) => {
    const file = join(root, `${language}.json`);
    const body = readFileSync(file, "utf8")
      .split("\n")
      .map((line, index) => ({ number: index + 1, prose: proseOfWord(line) }))
      .filter(({ prose }) => prose !== "");
    return { file, type: "words", document: "words", language, lines: body, body };
  });
}

/** All documents in all their languages. */
export function readTexts(root = DOCUMENTS): Text[] {
  return foldersOf(root).flatMap((type) =>
    foldersOf(join(root, type)).flatMap((name) =>
      LANGUAGES.flatMap((language): Text[] => {
        const file = join(root, type, name, `${language}.md`);
        if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return [];
        const document = `${type}/${name}`;
        return [{ file, type, document, language, ...linesOf(readFileSync(file, "utf8")) }];
      }),
    ),
  );
}

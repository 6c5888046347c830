import { existsSync, readFileSync } from "node:fs";
import { fault, inLines, type Prose } from "../../../content-service/src/documents/prose.ts";
import { byLanguage, type Language, writtenLanguage } from "../../../src/i18n/languages.ts";

/** A row of a style sheet's table: what is not written, and what instead. */
interface Rule {
  wrong: RegExp;
  cure: string;
}

const sheetOf = (language: Language): string => `docs/style/${writtenLanguage(language)}.md`;

/** "mejl*, e-pošt*": wrong words or phrases, a star stands for any end; with a capital only so: "Otvori". */
function patternOf(cell: string): RegExp {
  const alternatives = cell.split(", ").map((one) => one.replaceAll("*", "\\p{L}*"));
  return new RegExp(
    `(?<!\\p{L})(?:${alternatives.join("|")})(?!\\p{L})`,
    /^\p{Lu}/u.test(cell) ? "u" : "iu",
  );
}

/** The rows below the line of a Markdown table: "| mejl* | imejl |" */
export const rulesIn = (sheet: string): Rule[] =>
  [...(sheet.split(/^\|---.*$/m)[1] ?? "").matchAll(/^\| ([^|]+) \| ([^|]+) \|$/gm)].map(
    ([, wrong = "", cure = ""]) => ({ wrong: patternOf(wrong), cure }),
  );

/** A language that is new has none until somebody writes its sheet. */
const RULES = byLanguage((language) => {
  const sheet = sheetOf(language);
  return existsSync(sheet) ? rulesIn(readFileSync(sheet, "utf8")) : [];
});

/** What the style sheet of the language does not want. */
export const findOtherStyle = (texts: Prose<Language>[]): string[] =>
  inLines(texts, (line, text) =>
    RULES[text.language].flatMap(({ wrong, cure }) => {
      const found = wrong.exec(line.prose)?.[0];
      return found ? [fault(text, line, `"${found}": ${cure} (${sheetOf(text.language)})`)] : [];
    }),
  );

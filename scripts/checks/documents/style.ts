import { existsSync, readFileSync } from "node:fs";
import { fault, inLines, type Prose } from "../../../content-service/src/documents/prose.ts";
import { byLanguage, type Language, writtenLanguage } from "../../../src/i18n/languages.ts";

/** A row of a style guide's table: what not to write, and what to write instead. */
interface Rule {
  wrong: RegExp;
  cure: string;
}

const styleGuideOf = (language: Language): string => `docs/style/${writtenLanguage(language)}.md`;

/**
 * "mejl*, e-pošt*": wrong words or phrases; "*" is any ending; a capital makes it case-sensitive:
 * "Otvori".
 */
function patternOf(cell: string): RegExp {
  const alternatives = cell.split(", ").map((one) => one.replaceAll("*", "\\p{L}*"));
  return new RegExp(
    `(?<!\\p{L})(?:${alternatives.join("|")})(?!\\p{L})`,
    /^\p{Lu}/u.test(cell) ? "u" : "iu",
  );
}

/** The rows below the line of a Markdown table: "| mejl* | imejl |" */
export const rulesIn = (guide: string): Rule[] =>
  [...(guide.split(/^\|---.*$/m)[1] ?? "").matchAll(/^\| ([^|]+) \| ([^|]+) \|$/gm)].map(
    ([, wrong = "", cure = ""]) => ({ wrong: patternOf(wrong), cure }),
  );

/** A new language may have no style guide yet. */
const RULES = byLanguage((language) => {
  const guide = styleGuideOf(language);
  return existsSync(guide) ? rulesIn(readFileSync(guide, "utf8")) : [];
});

/** Words that the style guide of the language rules out. */
export const findStyleViolations = (texts: Prose<Language>[]): string[] =>
  inLines(texts, (line, text) =>
    RULES[text.language].flatMap(({ wrong, cure }) => {
      const found = wrong.exec(line.prose)?.[0];
      return found
        ? [fault(text, line, `"${found}": ${cure} (${styleGuideOf(text.language)})`)]
        : [];
    }),
  );

import { fault, inLines, type Prose } from "../../../content-service/src/documents/prose.ts";
import type { TypographyRule } from "../../../src/i18n/languages/language.ts";
import { WRITING_TABLES } from "../../../src/i18n/languages/writingTables.ts";
import type { Language } from "../../../src/i18n/languages.ts";

/** What is wrong in every language. */
const MARKS: TypographyRule[] = [
  { pattern: /\uFFFD/u, advice: "a lost letter: write it again" },
  { pattern: /["]/u, advice: "a straight quotation mark: use those of the language" },
  { pattern: /\p{L}'\p{L}|'/u, advice: "a straight apostrophe: use ’" },
  { pattern: / - /u, advice: "a hyphen as a dash: use –" },
  { pattern: /\.\.\./u, advice: "three points: use …" },
  { pattern: /\p{L}…/u, advice: "no space before …" },
  { pattern: /\d-\d/u, advice: "a hyphen between numbers: use –" },
  { pattern: / {2}/u, advice: "two spaces" },
  { pattern: / [,.;:!?)](?!\d)/u, advice: "a space before a mark" },
  {
    pattern: /\d (?:km|m|cm|mm|kg|g|dag|dl|ml|l|ha|°C|€|%|min|h)(?!\p{L})/u,
    advice: "a breaking space before a unit: use a non-breaking one",
  },
];

const excerpt = (prose: string, index: number): string =>
  prose.slice(Math.max(0, index - 12), index + 18).trim();

/** Punctuation, spaces and dates that break the rules of the language. */
export const findTypographyProblems = (texts: Prose<Language>[]): string[] =>
  inLines(texts, (line, text) =>
    [...MARKS, ...WRITING_TABLES[text.language].typography].flatMap(({ pattern, advice }) => {
      const found = pattern.exec(line.prose);
      return found ? [fault(text, line, `${advice}: "${excerpt(line.prose, found.index)}"`)] : [];
    }),
  );

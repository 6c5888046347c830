import { fault, inLines, type Prose } from "../../../content-service/src/documents/prose.ts";
import type { Mark } from "../../../src/i18n/languages/language.ts";
import type { Language } from "../../../src/i18n/languages.ts";
import { WRITING_TABLES } from "../../../src/i18n/writingTables.ts";

/** Wrong in every language. */
const MARKS: Mark[] = [
  { wrong: /\uFFFD/u, cure: "a replacement character: write the letter again" },
  { wrong: /["]/u, cure: "a straight quotation mark: use those of the language" },
  { wrong: /\p{L}'\p{L}|'/u, cure: "a straight apostrophe: use ’" },
  { wrong: / - /u, cure: "a hyphen as a dash: use –" },
  { wrong: /\.\.\./u, cure: "three points: use …" },
  { wrong: /\p{L}…/u, cure: "no space before …" },
  { wrong: /\d-\d/u, cure: "a hyphen between numbers: use –" },
  { wrong: / {2}/u, cure: "two spaces" },
  { wrong: / [,.;:!?)](?!\d)/u, cure: "a space before a mark" },
  {
    wrong: /\d (?:km|m|cm|mm|kg|g|dag|dl|ml|l|ha|°C|€|%|min|h)(?!\p{L})/u,
    cure: "a breaking space before a unit: use a non-breaking one",
  },
];

const excerpt = (prose: string, index: number): string =>
  prose.slice(Math.max(0, index - 12), index + 18).trim();

/** Punctuation, spaces and dates that break the rules of the language. */
export const findTypographyProblems = (texts: Prose<Language>[]): string[] =>
  inLines(texts, (line, text) =>
    [...MARKS, ...WRITING_TABLES[text.language].marks].flatMap(({ wrong, cure }) => {
      const found = wrong.exec(line.prose);
      return found ? [fault(text, line, `${cure}: "${excerpt(line.prose, found.index)}"`)] : [];
    }),
  );

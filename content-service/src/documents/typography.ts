import type { LanguageFile } from "./languages.ts";
import { fault, inLines, type Prose } from "./prose.ts";

interface Rule {
  wrong: RegExp;
  cure: string;
  languages?: LanguageFile[];
}

const MONTHS =
  "siječnja|veljače|ožujka|travnja|svibnja|lipnja|srpnja|kolovoza|rujna|listopada|studenoga?|prosinca|januara|februara|marta|aprila|maja|juna|jula|avgusta|septembra|oktobra|novembra|decembra|Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember";

const RULES: Rule[] = [
  { wrong: /\uFFFD/u, cure: "a lost letter: write it again" },
  { wrong: /["]/u, cure: "a straight quotation mark: use those of the language" },
  { wrong: /\p{L}'\p{L}|'/u, cure: "a straight apostrophe: use ’" },
  { wrong: / - /u, cure: "a hyphen as a dash: use –" },
  { wrong: /\.\.\./u, cure: "three points: use …" },
  { wrong: /\d-\d/u, cure: "a hyphen between numbers: use –" },
  { wrong: / {2}/u, cure: "two spaces" },
  { wrong: / [,.;:!?)](?!\d)/u, cure: "a space before a mark" },
  {
    wrong: /\d (?:km|m|cm|mm|kg|g|dag|dl|ml|l|ha|°C|€|%|min|h)(?!\p{L})/u,
    cure: "a breaking space before a unit: use a non-breaking one",
  },
  { wrong: /[“«»]/u, cure: "a foreign quotation mark: use „…”", languages: ["hr", "sr"] },
  { wrong: /[”«»]/u, cure: "a foreign quotation mark: use „…“", languages: ["de"] },
  { wrong: /[„«»]/u, cure: "a foreign quotation mark: use “…”", languages: ["en"] },
  {
    wrong: new RegExp(`\\d\\. (?:${MONTHS})(?!\\p{L})`, "u"),
    cure: "a breaking space in a date: use a non-breaking one",
    languages: ["hr", "de", "sr"],
  },
  {
    wrong: new RegExp(`\\d\\.\\s(?:${MONTHS})\\s\\d{4}(?!\\.|\\d)`, "u"),
    cure: "a year in a date without its point",
    languages: ["hr", "sr"],
  },
  {
    wrong: /(?<!\p{L})(?:z\. B\.|d\. h\.|u\. a\.)|z\.B\.|d\.h\.|u\.a\./u,
    cure: "an abbreviation without its non-breaking space",
    languages: ["de"],
  },
  { wrong: /\d\s€|€\s\d/u, cure: "the euro stands right before the number", languages: ["en"] },
  { wrong: /€\s?\d/u, cure: "the euro stands after the number", languages: ["hr", "de", "sr"] },
];

const excerpt = (prose: string, index: number): string =>
  prose.slice(Math.max(0, index - 12), index + 18).trim();

/** Marks, spaces and dates that are not those of the language. */
export const findTypography = (texts: Prose[]): string[] =>
  inLines(texts, (line, text) =>
    RULES.filter(({ languages }) => languages?.includes(text.language) ?? true).flatMap(
      ({ wrong, cure }) => {
        const found = wrong.exec(line.prose);
        return found ? [fault(text, line, `${cure}: "${excerpt(line.prose, found.index)}"`)] : [];
      },
    ),
  );

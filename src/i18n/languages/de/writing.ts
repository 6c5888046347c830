import words from "../../../../locales/de.json";
import type { LanguageWriting } from "../language.ts";
import { breakingDates, EURO_AFTER_NUMBER, quotes } from "../marks.ts";

const MONTHS = "Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember";

export const writing: LanguageWriting = {
  words,
  alphabet: "äöüßÄÖÜẞ",
  dictionary: "dictionary-de",
  marks: [
    quotes("”«»", "„…“"),
    breakingDates(MONTHS),
    EURO_AFTER_NUMBER,
    {
      wrong: /(?<!\p{L})(?:z\. B\.|d\. h\.|u\. a\.)|z\.B\.|d\.h\.|u\.a\./u,
      cure: "an abbreviation without its non-breaking space",
    },
  ],
  neighbours: [],
};

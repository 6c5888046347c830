import messages from "../../../../locales/de.json";
import type { LanguageWriting } from "../language.ts";
import { EURO_AFTER_NUMBER, nonBreakingDates, quotes } from "../typographyRules.ts";

const MONTHS = "Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember";

export const writing: LanguageWriting = {
  messages,
  alphabet: "äöüßÄÖÜẞ",
  dictionary: "dictionary-de",
  typography: [
    quotes("”«»", "„…“"),
    nonBreakingDates(MONTHS),
    EURO_AFTER_NUMBER,
    {
      pattern: /(?<!\p{L})(?:z\. B\.|d\. h\.|u\. a\.)|z\.B\.|d\.h\.|u\.a\./u,
      advice: "an abbreviation without its non-breaking space",
    },
  ],
  relatedLanguages: [],
};

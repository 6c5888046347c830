import type { Language } from "../../src/i18n/languages.ts";

/** Words of one language by which facts are found in prose. */
export interface OfferWords {
  /** For the names of weekdays. */
  locale: string;
  between: string;
  numbers: Record<number, string>;
  guideLanguages: Record<string, RegExp>;
  /** The country whose citizens read this language, and are at home there. */
  home: string;
  papers: string;
  /** Minutes by which a season begins earlier or later. */
  shifts: Record<number, string>;
  lastLight: RegExp;
  untilDark: RegExp;
  inTheDark: RegExp;
}

const NUMBERS = {
  4: "četiri",
  6: "šest",
  8: "osam",
  10: "deset",
  12: "dvanaest",
  14: "četrnaest",
  16: "šesnaest",
  20: "dvadeset",
  24: "dvadeset četiri",
  30: "trideset",
};

export const OFFER_WORDS: Partial<Record<Language, OfferWords>> & { en: OfferWords } = {
  hr: {
    locale: "hr",
    between: "do",
    numbers: NUMBERS,
    guideLanguages: { hr: /hrvatsk/, en: /englesk/, de: /njemačk/, sr: /srpsk/ },
    home: "HR",
    papers: "putovnica",
    shifts: { [-60]: "sat ranije", [-30]: "pola sata ranije", 60: "sat kasnije" },
    lastLight: /zadnje\p{L}* svjetl/iu,
    untilDark: /dok ne padne večer/,
    inTheDark: /bez svjetla/,
  },
  en: {
    locale: "en",
    between: "to",
    numbers: {
      4: "four",
      6: "six",
      8: "eight",
      10: "ten",
      12: "twelve",
      14: "fourteen",
      16: "sixteen",
      20: "twenty",
      24: "twenty-four",
      30: "thirty",
    },
    guideLanguages: { hr: /Croatian/, en: /English/, de: /German/, sr: /Serbian/ },
    home: "HR",
    papers: "passport",
    shifts: { [-60]: "an hour earlier", [-30]: "half an hour earlier", 60: "an hour later" },
    lastLight: /last light/i,
    untilDark: /until nightfall/,
    inTheDark: /without lights/,
  },
  de: {
    locale: "de",
    between: "bis",
    numbers: {
      4: "vier",
      6: "sechs",
      8: "acht",
      10: "zehn",
      12: "zwölf",
      14: "vierzehn",
      16: "sechzehn",
      20: "zwanzig",
      24: "vierundzwanzig",
      30: "dreißig",
    },
    guideLanguages: { hr: /Kroatisch/, en: /Englisch/, de: /Deutsch/, sr: /Serbisch/ },
    home: "HR",
    papers: "Reisepass",
    shifts: {
      [-60]: "eine Stunde früher",
      [-30]: "eine halbe Stunde früher",
      60: "eine Stunde später",
    },
    lastLight: /letzten Licht/i,
    untilDark: /bis es dunkel wird/,
    inTheDark: /ohne Licht/,
  },
  sr: {
    locale: "sr-Latn",
    between: "do",
    numbers: NUMBERS,
    // Who speaks Serbian is understood by those who read it when they speak Croatian, and the other
    // way round.
    guideLanguages: { hr: /hrvatsk|srpsk/, en: /englesk/, de: /nemačk/, sr: /srpsk/ },
    home: "RS",
    papers: "pasoš",
    shifts: { [-60]: "sat ranije", [-30]: "pola sata ranije", 60: "sat kasnije" },
    lastLight: /poslednje\p{L}* svetl/iu,
    untilDark: /dok ne padne veče/,
    inTheDark: /bez svetla/,
  },
};

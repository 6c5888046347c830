// The operator's table of choices: what documents may say in fields that offer a choice. A new word takes a line
// here and its name in each file of locales/, "choice.category.nature"; of countries, currencies and languages the
// browser knows the names.

// Categories are words of ASCII letters, because they become a part of URLs: "/blog/category/nature/".

/** `category_name` of a story. */
export const BLOG_CATEGORIES = [
  "Sport",
  "Gastronomy",
  "Nature",
  "Sights",
  "Destinations",
  "Vineyards",
  "Entertainment",
] as const;

/** Who tells a story: invented, as the page about this project says. Their names are `choice.author.balog`. */
export const AUTHORS = ["balog", "stojsin", "simonji"] as const;

/** `package_type` of a program. */
export const PROGRAM_TYPES = ["Active", "Gastronomy", "Culture", "Nature", "Tours"] as const;

/** By ISO 3166, with the time zones of departures. The first is the default. */
export const COUNTRIES = {
  HR: { timeZone: "Europe/Zagreb" },
  RS: { timeZone: "Europe/Belgrade" },
} as const;

/** By ISO 4217. */
export const CURRENCIES = ["EUR", "RSD"] as const;

interface ExchangeRate {
  from: Currency;
  to: Currency;
  /** What one of `from` is in `to`. */
  rate: number;
  /** The day of the rate: "2026-11-27" */
  checked: string;
  source: string;
}

/**
 * What a price is roughly in another currency, by the central bank's middle rate. It holds in both directions. A
 * currency that is in no row is shown alone; the first row that names a currency says which other one is shown.
 */
export const EXCHANGE: readonly ExchangeRate[] = [
  { from: "EUR", to: "RSD", rate: 117.2, checked: "2026-11-27", source: "https://www.nbs.rs" },
];

/** What a car uses, for the cost of a journey; the price is that of a litre. */
export const FUEL = {
  litresPer100Km: 7,
  price: 1.5,
  currency: "EUR",
  checked: "2026-11-29",
} as const;

/** By ISO 639. */
export const GUIDE_LANGUAGES = ["hr", "en", "de", "sr"] as const;

export const REGIONS = ["Baranja", "Slavonia", "Backa", "Srijem", "Macva"] as const;

/** How accessible a program is for people with reduced mobility. */
export const MOBILITY = ["full", "partly", "no"] as const;

/** `fact_kind` of a destination's facts. */
export const FACT_KINDS = [
  "train",
  "bus",
  "bicycle",
  "car",
  "airport",
  "stay",
  "opening",
  "entry",
  "last-ride",
  "parking",
  "border",
  "phone",
  "office",
] as const;

/** `cost_kind` of what a destination costs. */
export const COST_KINDS = [
  "bed",
  "lunch",
  "dinner",
  "admission",
  "boat",
  "parking",
  "bicycle",
] as const;

/**
 * Who guides: invented, as the page about this project says. Their names are `choice.guide.kovac`, a line about each is
 * `offer.guide.kovac`.
 */
export const GUIDES = ["kovac", "lukic", "nagy", "jovic"] as const;

export type Author = (typeof AUTHORS)[number];
export type GuideName = (typeof GUIDES)[number];
export type Country = keyof typeof COUNTRIES;
export type Currency = (typeof CURRENCIES)[number];
export type Region = (typeof REGIONS)[number];

const isCountry = (code: string): code is Country => Object.hasOwn(COUNTRIES, code);

export const COUNTRY_CODES: readonly Country[] = Object.keys(COUNTRIES).filter(isCountry);

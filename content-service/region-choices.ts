// The operator's table of countries, currencies and regions: documents may use these values. The browser has the
// names of countries and currencies in every language.

/** Time zones of departures by country (ISO 3166). The first country is the default. */
export const COUNTRIES = {
  HR: { timeZone: "Europe/Zagreb" },
  RS: { timeZone: "Europe/Belgrade" },
} as const;

/** ISO 4217 codes. */
export const CURRENCIES = ["EUR", "RSD"] as const;

/** ISO 639 codes. */
export const GUIDE_LANGUAGES = ["hr", "en", "de", "sr"] as const;

/** The names are under "place.region.…" in locales/. */
export const REGIONS = ["Baranja", "Slavonia", "Backa", "Srijem", "Macva"] as const;

export type Country = keyof typeof COUNTRIES;
export type Currency = (typeof CURRENCIES)[number];
export type Region = (typeof REGIONS)[number];

const isCountry = (code: string): code is Country => Object.hasOwn(COUNTRIES, code);

export const COUNTRY_CODES: readonly Country[] = Object.keys(COUNTRIES).filter(isCountry);

// Where your region lies and what its trips cost: an operator's table. What stands here may be written into documents;
// names of countries and currencies come from the browser, in every language.

/** By its code (ISO 3166): whose clock a departure follows there. The first counts where nobody said a country. */
export const COUNTRIES = {
  HR: { timeZone: "Europe/Zagreb" },
  RS: { timeZone: "Europe/Belgrade" },
} as const;

/** In which sums may be written, by their codes (ISO 4217). */
export const CURRENCIES = ["EUR", "RSD"] as const;

/** What guides speak, by the codes of languages (ISO 639). */
export const GUIDE_LANGUAGES = ["hr", "en", "de", "sr"] as const;

/** Each has its name under "place.region.…" in locales/. */
export const REGIONS = ["Baranja", "Slavonia", "Backa", "Srijem", "Macva"] as const;

export type Country = keyof typeof COUNTRIES;
export type Currency = (typeof CURRENCIES)[number];
export type Region = (typeof REGIONS)[number];

const isCountry = (code: string): code is Country => Object.hasOwn(COUNTRIES, code);

export const COUNTRY_CODES: readonly Country[] = Object.keys(COUNTRIES).filter(isCountry);

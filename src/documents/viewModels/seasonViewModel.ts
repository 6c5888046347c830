import { LANGUAGE_TABLE, type Language } from "../../i18n/languages.ts";
import type { Translate } from "../../i18n/messages.ts";
import { SEASONS, type Season, seasonsOf } from "../season.ts";
import { createFormatters } from "./formatters.ts";

/** The twelve months of a year, in a language. */
export interface SeasonViewModel {
  title: string;
  /** January first: { name: "sij", season: "quiet" } */
  months: { name: string; season: Season }[];
  /** Each season with its months: "svibanj, lipanj i rujan" */
  seasons: { season: Season; name: string; months: string }[];
}

type SeasonFields = Parameters<typeof seasonsOf>[0];

/** null if no month is known to be good. */
export function seasonViewModel(
  fields: SeasonFields,
  language: Language,
  t: Translate,
): SeasonViewModel | null {
  const seasons = seasonsOf(fields);
  if (seasons.length === 0) return null;
  const names = (month: "short" | "long"): string[] => {
    const { format } = new Intl.DateTimeFormat(LANGUAGE_TABLE[language].locale, {
      month,
      timeZone: "UTC",
    });
    return seasons.map((_, index) => format(Date.UTC(2027, index)).replace(/\.$/, ""));
  };
  const long = names("long");
  const short = names("short");
  return {
    title: t("season.title"),
    months: seasons.map((season, index) => ({ name: short[index] ?? "", season })),
    seasons: SEASONS.filter((season) => seasons.includes(season)).map((season) => ({
      season,
      name: t(`season.${season}`),
      months: createFormatters(language).list(long.filter((_, index) => seasons[index] === season)),
    })),
  };
}

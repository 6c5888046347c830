import { WEEKDAYS } from "../../../content-service/kinds/day-and-time.ts";
import type { Language } from "../../i18n/languages.ts";
import type { Translate } from "../../i18n/messages.ts";
import type { Journey, JourneyStop } from "../kinds/journey.ts";
import type { SiteDocument } from "../kinds.ts";
import type { ContentLink } from "../types.ts";
import { createFormatters } from "./formatters.ts";
import { COST_PARTS, journeyCosts } from "./journeyCosts.ts";
import { formatDuration, formatKm, legFacts } from "./legText.ts";
import { priceWithOther } from "./money.ts";
import type { Row } from "./programViewModel.ts";
import { type SeasonViewModel, seasonViewModel } from "./seasonViewModel.ts";

/** A stop of a day, with the way to it. */
export interface StopViewModel {
  /** "12:00", or "". */
  time: string;
  name: string;
  /** "" without a page. */
  href: string;
  text: string;
  /** "mit dem Auto · 27 km · 35 Min."; "" where nothing is known. */
  leg: string;
  /** "Grenze: Batina–Bezdan", or "". */
  border: string;
}

export interface DayViewModel {
  /** "Tag 2 · Donnerstag" */
  name: string;
  title: string;
  stops: StopViewModel[];
  /** Bed, meals and the way of the day, each with its name. */
  rows: (Row & { href?: string })[];
}

/** A journey in its language, as its page shows it. */
export interface JourneyViewModel {
  /** How long, by what and where. */
  kicker: string[];
  days: DayViewModel[];
  /** For whom, when, how far, and what it costs, each with its name. */
  rows: Row[];
  costs: { title: string; rows: Row[]; note: string } | null;
  year: SeasonViewModel | null;
  /** When the legs were last checked, and where. */
  checked: string;
  sources: { name: string; href: string }[];
  words: { together: string; printAll: string; printDay: string };
}

const hrefOf = (link: ContentLink | null): string => {
  if (link === null) return "";
  return link.to === "page" ? link.path : link.href;
};

const hasValue = ({ value }: Row): boolean => value !== "";

/** What one does on a day, from its first stop on. */
const stopsOf = ({ details }: Journey, index: number): JourneyStop[] =>
  details.stops.filter(({ day }) => day === index + 1);

function wayOf(stops: readonly JourneyStop[], language: Language): string {
  const km = stops.reduce((sum, leg) => sum + (leg.km ?? 0), 0);
  const minutes = stops.reduce((sum, leg) => sum + (leg.minutes ?? 0), 0);
  return [
    km > 0 ? formatKm(km, language) : "",
    minutes > 0 ? formatDuration(minutes, language) : "",
  ]
    .filter(Boolean)
    .join(" · ");
}

function weekdayName(journey: Journey, index: number, format: (day: string) => string): string {
  const { begins } = journey.details;
  if (begins === null) return "";
  // 1 January 2024 was a Monday.
  const day = 1 + ((WEEKDAYS.indexOf(begins) + index) % WEEKDAYS.length);
  return format(`2024-01-0${day}`);
}

function daysOf(journey: Journey, t: Translate): DayViewModel[] {
  const { details, language } = journey;
  const say = createFormatters(language);
  return details.days.map(({ title, bed, bedPlace, meals }, index) => {
    const stops = stopsOf(journey, index);
    const name = t("way.day", { number: index + 1 });
    const weekday = weekdayName(journey, index, say.weekday);
    return {
      name: [name, weekday].filter(Boolean).join(" · "),
      title,
      stops: stops.map((stop) => ({
        time: stop.time,
        name: stop.name,
        href: hrefOf(stop.document),
        text: stop.text,
        leg: legFacts(stop, language, t).join(" · "),
        border: stop.border && t("way.border", { crossing: stop.border }),
      })),
      rows: [
        { name: t("way.bed"), value: bed, href: hrefOf(bedPlace) },
        { name: t("way.meals"), value: meals },
        { name: t("way.on-the-way"), value: wayOf(stops, language) },
      ].filter(hasValue),
    };
  });
}

function costsOf(
  journey: Journey,
  documents: readonly SiteDocument[],
  t: Translate,
): { perDay: string; table: JourneyViewModel["costs"] } {
  const costs = journeyCosts(journey, documents);
  const { language } = journey;
  if (costs === null) return { perDay: journey.details.cost, table: null };
  const inBoth = (amount: number): string => priceWithOther(language, amount, costs.currency, t);
  const rows = COST_PARTS.flatMap((part) => {
    const sum = costs.parts[part];
    return sum === undefined ? [] : [{ name: t(`way.cost.${part}`), value: inBoth(sum) }];
  });
  return {
    perDay: t("way.cost.per-day", { sum: inBoth(costs.perDay) }),
    table: {
      title: t("way.cost.title"),
      rows: [...rows, { name: t("way.cost.total"), value: inBoth(costs.total) }],
      note: costs.isWhole ? t("way.cost.note") : t("way.cost.partly"),
    },
  };
}

/** The latest day on which a leg was checked; "" where none was. */
const checkedOf = ({ details: { stops, checkedOn } }: Journey): string =>
  [checkedOn, ...stops.map(({ checked }) => checked)].sort().at(-1) ?? "";

function sourcesOf({ details: { stops } }: Journey): JourneyViewModel["sources"] {
  const addresses = new Set(
    stops.flatMap(({ source }) => (source?.to === "address" ? [source.href] : [])),
  );
  return [...addresses].map((href) => ({
    name: new URL(href).hostname.replace(/^www\./, ""),
    href,
  }));
}

/** `documents` are all of the site: the journey's costs follow from those that it visits. */
export function journeyViewModel(
  journey: Journey,
  documents: readonly SiteDocument[],
  t: Translate,
): JourneyViewModel {
  const { details, language } = journey;
  const { days, by, countries, stops, suits } = details;
  const say = createFormatters(language);
  const costs = costsOf(journey, documents, t);
  const year = seasonViewModel(details, language, t);
  const borders = stops.filter(({ border }) => border !== "").length;
  const checked = checkedOf(journey);
  return {
    kicker: [
      days.length > 0 ? t("journeys.days", { count: days.length }) : "",
      by ? t(`journeys.by.${by}`) : "",
      say.list(countries.map(say.country)),
    ].filter(Boolean),
    days: daysOf(journey, t),
    rows: [
      { name: t("way.suits"), value: suits },
      {
        name: t("way.months"),
        value: year?.seasons.find(({ season }) => season === "best")?.months ?? "",
      },
      { name: t("way.on-the-way"), value: wayOf(stops, language) },
      { name: t("way.borders"), value: borders > 0 ? String(borders) : "" },
      { name: t("way.cost"), value: costs.perDay },
    ].filter(hasValue),
    costs: costs.table,
    year,
    checked: checked ? t("place.checked", { month: say.month(checked) }) : "",
    sources: sourcesOf(journey),
    words: {
      together: t("way.together"),
      printAll: t("way.print"),
      printDay: t("way.print-day"),
    },
  };
}

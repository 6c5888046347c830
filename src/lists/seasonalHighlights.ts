import { departureState } from "../documents/departureState.ts";
import type { Departure } from "../documents/kinds/fieldValues.ts";
import type { Program } from "../documents/kinds/program.ts";
import { adultPriceOf } from "../documents/kinds/programExtras.ts";
import { listOf, type SiteDocument } from "../documents/kinds.ts";
import { MONTHS, monthOf } from "../documents/season.ts";
import type { Picture } from "../documents/types.ts";
import {
  type DepartureMark,
  departureMarks,
  spokenIn,
} from "../documents/viewModels/departureViewModel.ts";
import { createFormatters } from "../documents/viewModels/formatters.ts";
import { departureInstant, timeZoneOf } from "../documents/viewModels/timeZones.ts";
import { LANGUAGE_TABLE, type Language } from "../i18n/languages.ts";
import type { Translate } from "../i18n/messages.ts";
import { monthNow } from "../i18n/monthNow.ts";
import type { MakeCard } from "./buildCards.ts";

/** A day on a card, or a month: { number: "20", month: "Mai" } */
export interface DateBlock {
  /** "2027-05-20" or "2027-05" */
  value: string;
  /** "" for a whole month. */
  number: string;
  month: string;
}

/** A departure that one can still join. */
export interface NextDeparture {
  path: string;
  title: string;
  date: DateBlock;
  /** "Do., 20. Mai 2027" */
  label: string;
  time: string;
  price: string;
  marks: DepartureMark[];
  language: string;
  /** When it becomes past, in seconds. */
  until: number;
}

/** A document worth a visit in a month, as a card. */
export interface SeasonalHighlight {
  path: string;
  title: string;
  facts: string[];
  picture: Picture | null;
  date: DateBlock;
  marks: DepartureMark[];
  /** When it becomes past, in seconds; null for a place. */
  until: number | null;
  /** The months in which it is shown: ["2026-11"] */
  months: string[];
}

/** What the river does in a month. */
export interface RiverNow {
  text: string;
  months: string[];
}

/** What the home page says of the time of the year. The build does not know when it is read. */
export interface SeasonNow {
  /** The month of the build: "2026-11" */
  built: string;
  cards: SeasonalHighlight[];
  river: RiverNow[];
  next: NextDeparture[];
}

/** Cards in sight, and one in reserve for a departure that has become past since the build. */
export const CARDS_IN_SIGHT = 3;
const CARDS = CARDS_IN_SIGHT + 1;

/** More than are in sight (NextDepartures.css.ts): the others take the places of those that have become past. */
const NEXT = 20;

/** Months with cards of their own; the last of them stay for as long as nobody builds the site. */
const MONTHS_AHEAD = 3;
const YEARS = 2;

const FACTS = 2;

/** monthsFrom("2026-12", 2) => ["2026-12", "2027-01"] */
export function monthsFrom(first: string, count: number): string[] {
  const [year = 0, month = 1] = first.split("-").map(Number);
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(year, month - 1 + index)).toISOString().slice(0, 7),
  );
}

/** A departure that one can still join, with its program. */
interface Leaving {
  program: Program;
  departure: Departure;
  until: number;
}

/** In the order of the clock. */
function leavingAfter(documents: SiteDocument[], now: number): Leaving[] {
  return documents
    .filter((document) => document.type === "program")
    .flatMap((program) =>
      program.details.departures.map((departure) => {
        const zone = timeZoneOf(program.details.countries[0]);
        const until = departureInstant(departure.day, departure.time, zone) / 1000;
        return { program, departure, until };
      }),
    )
    .filter(
      ({ program, departure, until }) =>
        until > now && departureState(departure, program.details).state === "open",
    )
    .sort((one, other) => one.until - other.until);
}

type Places = Extract<SiteDocument, { type: "destination" }>[];

/** Places at their best in a month, then those at a good time, then those of the next month. */
function placesIn(documents: SiteDocument[], months: string[]): Places {
  const places = documents.filter((document) => document.type === "destination");
  const rank = ({ details }: Places[number]): number => {
    const ranks = months.flatMap((month, index) => [
      details.bestMonths.includes(monthOf(month)) ? 2 * index : Number.POSITIVE_INFINITY,
      details.goodMonths.includes(monthOf(month)) ? 2 * index + 1 : Number.POSITIVE_INFINITY,
    ]);
    return Math.min(...ranks);
  };
  return places
    .filter((place) => rank(place) < Number.POSITIVE_INFINITY)
    .sort((one, other) => rank(one) - rank(other));
}

/** Each program once, with its first departure, in the order of the clock. */
const firstOfEach = (leaving: Leaving[]): Leaving[] => {
  const first = new Map<Program, Leaving>();
  for (const one of leaving) if (!first.has(one.program)) first.set(one.program, one);
  return [...first.values()];
};

/** Two departures of the two months and a place, as far as there are, then what leaves next and more places. */
function shownIn(
  month: string,
  leaving: Leaving[],
  documents: SiteDocument[],
): (Leaving | Places[number])[] {
  const months = monthsFrom(month, 2);
  const monthOfDay = ({ departure }: Leaving): string => departure.day.slice(0, 7);
  const coming = firstOfEach(leaving.filter((one) => monthOfDay(one) >= month));
  const first = coming.slice(0, 2).filter((one) => months.includes(monthOfDay(one)));
  const places = placesIn(documents, months);
  const later = coming.slice(first.length, first.length + CARDS_IN_SIGHT);
  return [...first, ...places.slice(0, 1), ...later, ...places.slice(1)];
}

interface Words {
  t: Translate;
  language: Language;
}

function dateBlocks({ language }: Words) {
  const { locale } = LANGUAGE_TABLE[language];
  const short = new Intl.DateTimeFormat(locale, { month: "short", timeZone: "UTC" });
  return (value: string): DateBlock => ({
    value,
    number: value.length > "2027-05".length ? String(Number(value.slice(8))) : "",
    month: short.format(Date.parse(value)),
  });
}

/** The next departures of the documents of one language; `now` in seconds. */
function nextDepartures(leaving: Leaving[], words: Words): NextDeparture[] {
  const format = createFormatters(words.language);
  const date = dateBlocks(words);
  return leaving.slice(0, NEXT).map(({ program, departure, until }) => {
    return {
      path: program.path,
      title: program.title,
      date: date(departure.day),
      label: format.day(departure.day),
      time: departure.time,
      price: adultPriceOf(program),
      marks: departureMarks(departureState(departure, program.details), words.t),
      language: spokenIn(departure, words.t, format),
      until,
    };
  });
}

interface Site extends Words {
  documents: SiteDocument[];
  /** In seconds. */
  now: number;
  /** Makes cards without pictures that the page already shows. */
  cardsBeside: () => MakeCard;
}

/** What the home page shows of the season, given the documents of one language. */
export function seasonNow({ documents, now, t, language, cardsBeside }: Site): SeasonNow {
  const built = monthNow(now * 1000);
  const date = dateBlocks({ t, language });
  const leaving = leavingAfter(documents, now);
  const all = monthsFrom(built, YEARS * MONTHS.length);
  const cards = all.slice(0, MONTHS_AHEAD).flatMap((month, index): SeasonalHighlight[] => {
    const isLast = index === MONTHS_AHEAD - 1;
    const months = isLast ? all.slice(index) : [month];
    const makeCard = cardsBeside();
    const found: SeasonalHighlight[] = [];
    for (const one of shownIn(month, leaving, documents)) {
      // Places of the last month stay when all that leaves is past.
      const places = found.filter(({ until }) => until === null).length;
      const isReserve = isLast && !("program" in one) && places < CARDS_IN_SIGHT;
      if (found.length >= CARDS && !isReserve) continue;
      const document = "program" in one ? one.program : one;
      const card = makeCard(document);
      if (card === null) continue;
      const { path, title, picture } = card;
      found.push({
        path,
        title,
        picture,
        facts: listOf(card.type).cardLines(card, t).filter(Boolean).slice(0, FACTS),
        months,
        ...("program" in one
          ? {
              date: date(one.departure.day),
              marks: departureMarks(departureState(one.departure, one.program.details), t),
              until: one.until,
            }
          : { date: date(month), marks: [], until: null }),
      });
    }
    return found;
  });
  const river = MONTHS.map((month) => ({
    text: t(RIVER[month - 1] ?? RIVER[0]),
    months: all.filter((one) => monthOf(one) === month),
  }));
  return {
    built,
    cards,
    river: cards.length > 0 ? river : [],
    next: nextDepartures(leaving, { t, language }),
  };
}

const RIVER = [
  "season.river.1",
  "season.river.2",
  "season.river.3",
  "season.river.4",
  "season.river.5",
  "season.river.6",
  "season.river.7",
  "season.river.8",
  "season.river.9",
  "season.river.10",
  "season.river.11",
  "season.river.12",
] as const;

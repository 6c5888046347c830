import { departureState } from "../documents/departureState.ts";
import type { Departure } from "../documents/kinds/fieldValues.ts";
import type { Program, ProgramCardFields } from "../documents/kinds/program.ts";
import { adultPriceOf } from "../documents/kinds/programExtras.ts";
import type { SiteDocument } from "../documents/kinds.ts";
import type { DepartureViewModel } from "../documents/viewModels/departureViewModel.ts";
import { departureMarks, spokenIn } from "../documents/viewModels/departureViewModel.ts";
import { createFormatters } from "../documents/viewModels/formatters.ts";
import { departureInstant, timeZoneOf } from "../documents/viewModels/timeZones.ts";
import { LANGUAGE_TABLE, type Language } from "../i18n/languages.ts";
import type { Translate } from "../i18n/messages.ts";
import { toBuildCard } from "./buildCards.ts";

/** A departure among those of all programs. */
export interface CalendarDeparture
  extends Pick<DepartureViewModel, "time" | "marks" | "language" | "state" | "until"> {
  /** Its place among the programs. */
  program: number;
}

export interface CalendarDay {
  /** "2027-05-20" */
  day: string;
  /** "Do." */
  weekday: string;
  /** "Do., 20. Mai" */
  label: string;
  departures: CalendarDeparture[];
}

export interface CalendarMonth {
  /** "2027-05" */
  month: string;
  /** "Mai 2027" */
  name: string;
  days: CalendarDay[];
}

export interface CalendarProgram {
  path: string;
  title: string;
  /** Of an adult; "" if unknown. */
  price: string;
  /** For the filters. */
  facts: ProgramCardFields;
}

/** The coming departures of all programs of a language. */
export interface DepartureCalendar {
  programs: CalendarProgram[];
  months: CalendarMonth[];
  /** Short and long, Monday first. */
  weekdays: { short: string; long: string }[];
}

/** A Monday. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY = 24 * 60 * 60 * 1000;

const untilOf = ({ details }: Program, { day, time }: Departure): number =>
  departureInstant(day, time, timeZoneOf(details.countries[0])) / 1000;

/** Whether anything leaves: without that, no link leads to the page of all departures. */
export const hasComingDepartures = (documents: SiteDocument[], now = Date.now() / 1000): boolean =>
  documents.some(
    (document) =>
      document.type === "program" &&
      document.details.departures.some((departure) => untilOf(document, departure) > now),
  );

function programOf(program: Program): CalendarProgram {
  const { path, title } = program;
  const card = toBuildCard(program);
  if (card.type !== "program") throw new Error(`${path} is no program.`);
  const {
    starts: _starts,
    cost: _cost,
    marks: _marks,
    picture: _picture,
    path: _path,
    title: _title,
    summary: _summary,
    ...facts
  } = card;
  return { path, title, price: adultPriceOf(program), facts };
}

/** What has not left yet; `now` in seconds. */
export function departureCalendar(
  programs: Program[],
  language: Language,
  t: Translate,
  now: number,
): DepartureCalendar {
  const { locale } = LANGUAGE_TABLE[language];
  const format = createFormatters(language);
  const short = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" });
  const weekday = short({ weekday: "short" });
  const label = short({ weekday: "short", day: "numeric", month: "long" });
  const leaving = programs.filter(({ details }) => details.departures.length > 0);
  const all = leaving
    .flatMap((document, program) =>
      document.details.departures.map((departure) => {
        const { day, time } = departure;
        const known = departureState(departure, document.details);
        return {
          day,
          program,
          time,
          until: untilOf(document, departure),
          state: known.state,
          marks: departureMarks(known, t),
          language: spokenIn(departure, t, format),
        };
      }),
    )
    .filter(({ until }) => until > now)
    .sort((one, other) => one.until - other.until || one.program - other.program);
  const months = new Map<string, CalendarMonth>();
  for (const { day, ...departure } of all) {
    const month = day.slice(0, 7);
    const of = months.get(month) ?? { month, name: format.month(day), days: [] };
    months.set(month, of);
    const last = of.days.find((one) => one.day === day);
    if (last) last.departures.push(departure);
    else {
      const date = Date.parse(day);
      of.days.push({
        day,
        weekday: weekday.format(date),
        label: label.format(date),
        departures: [departure],
      });
    }
  }
  return {
    programs: leaving.map(programOf),
    months: [...months.values()],
    weekdays: Array.from({ length: 7 }, (_, index) => ({
      short: weekday.format(MONDAY + index * DAY),
      long: short({ weekday: "long" }).format(MONDAY + index * DAY),
    })),
  };
}

/** So many months are shown at once. */
export const MONTHS_AT_ONCE = 2;

/** Where the months to show begin, from one on: firstShown(["2027-01", "2027-05"], "2026-11") => 0 */
export function firstShown(months: readonly string[], from: string): number {
  const index = months.findIndex((month) => month >= from);
  return index < 0 ? Math.max(0, months.length - MONTHS_AT_ONCE) : index;
}

/** The months in which each is one of the first two: what a browser shows before scripts run. */
export function monthsOfSections(months: readonly string[], now: readonly string[]): string[][] {
  return months.map((_, index) =>
    now.filter((from) => {
      const first = firstShown(months, from);
      return first <= index && index < first + MONTHS_AT_ONCE;
    }),
  );
}

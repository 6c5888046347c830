import type { Translate } from "../../i18n/messages.ts";
import { type DayState, type DepartureState, departureState } from "../departureState.ts";
import type { Departure } from "../kinds/fieldValues.ts";
import type { Program } from "../kinds/program.ts";
import { hoursOf } from "../load/transform/length.ts";
import { dayAfter } from "./dayAfter.ts";
import type { Formatters } from "./formatters.ts";
import { departureInstant, instantOf, timeZoneOf } from "./timeZones.ts";

/** Something worth knowing of a departure; the tones are those of a badge. */
export interface DepartureMark {
  tone: "good" | "neutral" | "scarce" | "quiet" | "alarm";
  /** "noch 3 Plätze" */
  text: string;
}

/** A departure of a program, with its texts. */
export interface DepartureViewModel {
  /** "2027-05-15", the value of the form's field. */
  day: string;
  label: string;
  /** "08:00", or "". */
  time: string;
  /** Of its bookings; empty if nothing is known. */
  marks: DepartureMark[];
  /** "auf Deutsch", or "". */
  language: string;
  state: DayState;
  /** How many places are left; null if unknown. */
  left: number | null;
  /** When it becomes past, in seconds. */
  until: number;
  /** The end of the trip, in seconds; without a duration in hours, the end of its last day. */
  ends: number;
}

const HOUR = 3600;

/** In words: whether it runs, and what is left. */
export function departureMarks(
  { state, isCertain, needed, left, isScarce }: DepartureState,
  t: Translate,
): DepartureMark[] {
  if (state === "full") return [{ tone: "quiet", text: t("offer.full") }];
  if (state === "called-off") return [{ tone: "alarm", text: t("offer.called-off") }];
  const marks: DepartureMark[] = [];
  if (isCertain) marks.push({ tone: "good", text: t("offer.certain") });
  if (needed > 0) marks.push({ tone: "neutral", text: t("offer.needs", { count: needed }) });
  if (isScarce) {
    const text = left === null ? t("offer.few") : t("offer.left", { count: left });
    marks.push({ tone: "scarce", text });
  }
  if (marks.length === 0 && left !== null) {
    marks.push({ tone: "quiet", text: t("offer.places", { count: left }) });
  }
  return marks;
}

/** "auf Deutsch"; "" if it is not said. */
export const spokenIn = (
  { language }: Pick<Departure, "language">,
  t: Translate,
  format: Pick<Formatters, "language">,
): string =>
  language === null ? "" : t("offer.in-language", { language: format.language(language) });

/** How many days the last day is after the first. */
export const nightsOf = ({ details, days }: Program): number =>
  details.nights ?? Math.max(0, Math.ceil(days ?? 1) - 1);

export function departureViewModels(
  program: Program,
  t: Translate,
  format: Formatters,
): DepartureViewModel[] {
  const { details, duration } = program;
  const zone = timeZoneOf(details.countries[0]);
  const nights = nightsOf(program);
  const hours = nights === 0 ? hoursOf(duration) : null;
  return details.departures.map((departure) => {
    const { day, time } = departure;
    const known = departureState(departure, details);
    const until = departureInstant(day, time, zone) / 1000;
    const ends =
      hours === null || time === ""
        ? instantOf(dayAfter(day, nights + 1), "00:00", zone) / 1000
        : until + hours * HOUR;
    return {
      day,
      label: format.day(day),
      time,
      marks: departureMarks(known, t),
      language: spokenIn(departure, t, format),
      state: known.state,
      left: known.left,
      until,
      ends,
    };
  });
}

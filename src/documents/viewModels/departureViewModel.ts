import type { Translate } from "../../i18n/messages.ts";
import type { Departure } from "../kinds/fieldValues.ts";
import type { Program } from "../kinds/program.ts";
import { hoursOf } from "../load/transform/length.ts";
import type { Formatters } from "./formatters.ts";
import { dayAfter, departureInstant, instantOf, timeZoneOf } from "./timeZones.ts";

/** Whether a departure can be requested. */
export type DayState = "open" | "full" | "called-off";

/** A departure of a program, with its texts. */
export interface DepartureViewModel {
  /** "2027-05-15", the value of the form's field. */
  day: string;
  label: string;
  /** "08:00", or "". */
  time: string;
  /** "noch 3 Plätze", or "". */
  note: string;
  state: DayState;
  isScarce: boolean;
  /** When it becomes past, in seconds. */
  until: number;
  /** The end of the trip, in seconds; without a duration in hours, the end of its last day. */
  ends: number;
}

const HOUR = 3600;

export const dayState = ({ state }: Pick<Departure, "state">): DayState =>
  state === "full" || state === "called-off" ? state : "open";

function noteOf({ state, placesLeft: count }: Departure, t: Translate): string {
  if (state === "full" || state === "called-off") return t(`offer.${state}`);
  if (state === "few") return count === null ? t("offer.few") : t("offer.left", { count });
  return count === null ? "" : t("offer.places", { count });
}

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
    const { day, time, state } = departure;
    const until = departureInstant(day, time, zone) / 1000;
    const ends =
      hours === null || time === ""
        ? instantOf(dayAfter(day, nights + 1), "00:00", zone) / 1000
        : until + hours * HOUR;
    return {
      day,
      label: format.day(day),
      time,
      note: noteOf(departure, t),
      state: dayState(departure),
      isScarce: state === "few",
      until,
      ends,
    };
  });
}

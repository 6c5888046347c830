import { COUNTRIES, COUNTRY_CODES, type Country } from "../../../content-service/choices.ts";
import { dayAfter } from "./dayAfter.ts";

/** The time zone of a departure, by the country in which it begins. */
export function timeZoneOf(country: Country | undefined = COUNTRY_CODES[0]): string {
  return country === undefined ? "UTC" : COUNTRIES[country].timeZone;
}

const MINUTE = 60_000;

/** Making one takes a millisecond, and a calendar asks for dozens. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockIn(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat("en-US", {
    timeZone: zone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
  });
  clocks.set(zone, clock);
  return clock;
}

/** The offset of a time zone from UTC at a moment, in milliseconds. */
function utcOffset(moment: number, zone: string): number {
  const part = Object.fromEntries(
    clockIn(zone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day, hour, minute } = part;
  const shown = Date.UTC(year, month - 1, day, hour, minute);
  return shown - Math.floor(moment / MINUTE) * MINUTE;
}

/**
 * A local time as a UTC timestamp in milliseconds: ("2027-05-15", "08:00", "Europe/Zagreb") => 06:00 UTC. Of
 * an hour that daylight saving time repeats, the first is taken; one that it skips counts as the next.
 */
export function instantOf(day: string, time: string, zone: string): number {
  const wanted = Date.parse(`${day}T${time}Z`);
  const before = wanted - utcOffset(wanted - 24 * 60 * MINUTE, zone);
  const after = wanted - utcOffset(wanted + 24 * 60 * MINUTE, zone);
  const shows = (moment: number): boolean => moment + utcOffset(moment, zone) === wanted;
  return shows(before) || !shows(after) ? before : after;
}

/** When a departure becomes past: at its time, or without one at the end of its day. */
export const departureInstant = (day: string, time: string, zone: string): number =>
  time === "" ? instantOf(dayAfter(day), "00:00", zone) : instantOf(day, time, zone);

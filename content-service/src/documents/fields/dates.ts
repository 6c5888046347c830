import { isDay } from "../../../kinds/day-and-time.ts";

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const DATE_TIME =
  /^(\d{4})-(\d{2})-(\d{2})[T ]([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d)(?:\.\d+)?)?(Z|[+-](?:[01]\d|2[0-3]):?[0-5]\d)?$/;

/**
 * The date as the contract writes it, always in UTC, so that dates sort as text.
 * `serviceDate("2026-10-14") => "2026-10-14T08:00:00+0000"`; undefined for what is no date.
 */
export function serviceDate(text: string): string | undefined {
  const match = DATE.exec(text) ?? DATE_TIME.exec(text);
  if (match === null) return undefined;
  const [, year = "", month = "", day = "", hour = "08", minute = "00", second = "00", zone] =
    match;
  if (!isDay(`${year}-${month}-${day}`)) return undefined;
  const offset = zone === undefined ? "Z" : zone.replace(/^(.\d\d):?(\d\d)$/, "$1:$2");
  const date = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}${offset}`);
  return date.toISOString().replace(/\.\d{3}Z$/, "+0000");
}

import { join } from "node:path";
import { dayAfter, publicHolidays } from "../../../content-service/figures/public-holidays.ts";
import { VISITS, type Visit } from "../../../content-service/figures/visits.ts";
import { faultLine } from "../../../content-service/src/documents/fault.ts";
import { weekdayOf } from "../../../content-service/src/documents/fields/departures.ts";
import type { FieldRecord, Fields } from "../../../content-service/src/documents/fields/fields.ts";

type Visits = Readonly<Record<string, Visit>>;

const FOLDER = "content-service";

/** Why a visit is not possible on a day: "a monday"; "" if it is. */
function closedBecause({ closed = [], holidaysOf }: Visit, day: string): string {
  const weekday = weekdayOf(day);
  if (closed.some((one) => one === weekday)) return `a ${weekday}`;
  const isHoliday =
    holidaysOf !== undefined && publicHolidays(holidaysOf, Number(day.slice(0, 4))).includes(day);
  return isHoliday ? `a public holiday of ${holidaysOf}` : "";
}

const numberOf = (record: FieldRecord, name: string): number =>
  Number(record.get(name)?.value ?? 1);

/** Departures of a program on whose days something is closed that it visits. */
function closedDaysOf({ fields: { records } }: { fields: Fields }, visits: Visits): string[] {
  // A rule of many days has one line, and is reported once for each reason.
  const found = new Map<string, { file: string; line: number; says: string; days: string[] }>();
  for (const record of records.get("visits") ?? []) {
    const name = record.get("visit")?.value ?? "";
    const visit = visits[name];
    if (visit === undefined) continue;
    for (const departure of records.get("departures") ?? []) {
      const start = departure.get("departure_day");
      if (start === undefined) continue;
      const day = dayAfter(start.value, numberOf(record, "day") - 1);
      const because = closedBecause(visit, day);
      if (because === "") continue;
      const key = `${start.file}:${start.line} ${name} ${because}`;
      const says =
        start.value === day ? `on ${day}` : `on ${day}, of the departure on ${start.value}`;
      const before = found.get(key) ?? { file: start.file, line: start.line, says: "", days: [] };
      before.says ||= `${says}, ${because}, ${name} is closed`;
      before.days.push(start.value);
      found.set(key, before);
    }
  }
  return [...found.values()].map(({ file, line, says, days }) => {
    const more = days.length > 1 ? ` (and on ${days.length - 1} more days like it)` : "";
    const message = `${says}${more}. Name ${days.length > 1 ? "these departures" : `${days[0]}`} in "except", or, if it is open, correct ${FOLDER}/figures/visits.ts.`;
    return faultLine({ file: join(FOLDER, file), line, message });
  });
}

/** Departures that visit what is closed, each once, though all languages share them. */
export const findClosedDays = (
  texts: readonly { fields: Fields }[],
  visits: Visits = VISITS,
): string[] => [...new Set(texts.flatMap((text) => closedDaysOf(text, visits)))];

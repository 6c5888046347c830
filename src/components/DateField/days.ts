import { type CalendarDate, GregorianCalendar, parseDate } from "@internationalized/date";

/** asDate("2027-05-20"); null for "", null and what is no day: asDate("2027-02-30") => null */
export function asDate(day: string | null | undefined): CalendarDate | null {
  if (!day) return null;
  try {
    return parseDate(day);
  } catch {
    return null;
  }
}

/** For react-stately: its own function would load a dozen calendars. */
export const createCalendar = (): GregorianCalendar => new GregorianCalendar();

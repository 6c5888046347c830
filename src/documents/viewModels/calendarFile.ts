// Files for a visitor's calendar, by RFC 5545: a departure, or any events.

/** From one moment to another, in seconds, or over whole days. */
type CalendarSpan = { begins: number; ends: number } | { day: string; days: number };

export interface CalendarEvent {
  /** Unique in the world, and the same in every language, so that adding it twice keeps it once. */
  uid: string;
  span: CalendarSpan;
  title: string;
  description: string;
  /** Of its page; "" if it has none. */
  address: string;
  /** "" if unknown. */
  place: string;
  point: { latitude: number; longitude: number } | null;
  /** Whether there is time for something else, as in a night. */
  isFree?: boolean;
}

export interface CalendarEntry {
  uid: string;
  /** "2027-05-15" */
  day: string;
  /** In seconds. */
  begins: number;
  ends: number;
  /** Without a time the entry covers whole days. */
  isOfDays: boolean;
  nights: number;
  title: string;
  /** Of its page. */
  address: string;
  /** The meeting point; "" if unknown. */
  place: string;
  point: CalendarEvent["point"];
}

const MOST_OCTETS = 75;
const DAY_IN_MS = 86_400_000;

/** textOf("Sir, vino; i\nkruh") => "Sir\\, vino\\; i\\nkruh" */
const textOf = (text: string): string =>
  text
    .replace(/[\\;,]/g, "\\$&")
    .replace(/\r?\n/g, "\\n")
    .replace(/\p{Cc}/gu, "");

/** timeOf(1810360800) => "20270515T060000Z" */
const timeOf = (seconds: number): string =>
  new Date(seconds * 1000).toISOString().replace(/[-:]|\.\d+/g, "");

/** dateOf("2027-05-15", 2) => "20270517" */
const dateOf = (day: string, later = 0): string =>
  new Date(Date.parse(day) + later * DAY_IN_MS).toISOString().slice(0, 10).replaceAll("-", "");

/** Folds lines at 75 octets without splitting a character; continuation lines begin with a space. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  let folded = "";
  let octets = 0;
  for (const sign of line) {
    const more = encoder.encode(sign).length;
    if (octets + more > MOST_OCTETS) {
      folded += "\r\n ";
      octets = 1;
    }
    folded += sign;
    octets += more;
  }
  return folded;
}

const spanLines = (span: CalendarSpan): string[] =>
  "day" in span
    ? // DTEND is exclusive.
      [`DTSTART;VALUE=DATE:${dateOf(span.day)}`, `DTEND;VALUE=DATE:${dateOf(span.day, span.days)}`]
    : [`DTSTART:${timeOf(span.begins)}`, `DTEND:${timeOf(span.ends)}`];

function eventLines(event: CalendarEvent, now: number): string[] {
  const { uid, span, title, description, address, place, point, isFree } = event;
  return [
    "BEGIN:VEVENT",
    `UID:${uid}`,
    `DTSTAMP:${timeOf(now)}`,
    ...spanLines(span),
    `SUMMARY:${textOf(title)}`,
    description && `DESCRIPTION:${textOf(description)}`,
    address && `URL:${address}`,
    // Planned or asked for, but not booked.
    "STATUS:TENTATIVE",
    isFree ? "TRANSP:TRANSPARENT" : "",
    place && `LOCATION:${textOf(place)}`,
    point ? `GEO:${point.latitude.toFixed(6)};${point.longitude.toFixed(6)}` : "",
    "END:VEVENT",
  ];
}

interface Calendar {
  /** Who wrote it: "-//podunavlje.example//canoe-dawn" */
  product: string;
  /** What calendars call it; "" for none. */
  name?: string;
  /** When it was written, in seconds. */
  now: number;
}

/** The file; it needs at least one event. */
export function calendarOf(
  events: readonly CalendarEvent[],
  { product, name = "", now }: Calendar,
): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:${textOf(product)}`,
    name && `X-WR-CALNAME:${textOf(name)}`,
    ...events.flatMap((event) => eventLines(event, now)),
    "END:VCALENDAR",
  ];
  return lines
    .filter(Boolean)
    .map((line) => `${fold(line)}\r\n`)
    .join("");
}

export const calendarFileName = ({ uid, day }: CalendarEntry): string => `${uid}-${day}.ics`;

/** `now` is when it was written, in seconds. */
export function calendarText(entry: CalendarEntry, now: number): string {
  const { uid, day, begins, ends, isOfDays, nights, title, address, place, point } = entry;
  const { host } = new URL(address);
  const event: CalendarEvent = {
    uid: `${uid}-${day}@${host}`,
    span: isOfDays ? { day, days: nights + 1 } : { begins, ends },
    title,
    description: address,
    address,
    place,
    point,
  };
  return calendarOf([event], { product: `-//${host}//${uid}`, now });
}

// A departure as a file for a visitor's calendar, by RFC 5545.

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
  point: { latitude: number; longitude: number } | null;
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

export const calendarFileName = ({ uid, day }: CalendarEntry): string => `${uid}-${day}.ics`;

/** `now` is when it was written, in seconds. */
export function calendarText(entry: CalendarEntry, now: number): string {
  const { uid, day, begins, ends, isOfDays, nights, title, address, place, point } = entry;
  const { host } = new URL(address);
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${host}//${uid}`,
    "BEGIN:VEVENT",
    // The same in every language, so that adding it twice keeps it once.
    `UID:${uid}-${day}@${host}`,
    `DTSTAMP:${timeOf(now)}`,
    isOfDays ? `DTSTART;VALUE=DATE:${dateOf(day)}` : `DTSTART:${timeOf(begins)}`,
    // DTEND is exclusive.
    isOfDays ? `DTEND;VALUE=DATE:${dateOf(day, nights + 1)}` : `DTEND:${timeOf(ends)}`,
    `SUMMARY:${textOf(title)}`,
    `DESCRIPTION:${textOf(address)}`,
    `URL:${address}`,
    // Asked for, but not booked.
    "STATUS:TENTATIVE",
    place && `LOCATION:${textOf(place)}`,
    point && `GEO:${point.latitude.toFixed(6)};${point.longitude.toFixed(6)}`,
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ];
  return lines
    .filter((line, index) => line || index === lines.length - 1)
    .map((line) => fold(String(line)))
    .join("\r\n");
}

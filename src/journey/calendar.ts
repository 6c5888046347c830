import { type CalendarEvent, calendarOf } from "../documents/viewModels/calendarFile.ts";
import { dayAfter } from "../documents/viewModels/dayAfter.ts";
import { instantOf, timeZoneOf } from "../documents/viewModels/timeZones.ts";
import type { Catalogue } from "./catalogue.ts";
import type { MyJourney } from "./journey.ts";
import { dateOf, scheduleOf, type Visit } from "./schedule.ts";
import { lineOf, timeText } from "./values.ts";

// A visitor's journey as a file for a calendar.

interface Options {
  /** Of the journey's page. */
  address: string;
  /** addressOf("/de/program/canoe-dawn/") => "https://podunavlje.example/de/program/canoe-dawn/" */
  addressOf: (path: string) => string;
  title: string;
  /** When it is written, in seconds. */
  now: number;
  words: {
    /** Said of a time that nobody has fixed: "The time is a suggestion." */
    about: string;
    /** bed("Guest house Ilok") => "Night: Guest house Ilok" */
    bed: (name: string) => string;
  };
}

const MINUTE = 60;
const MINUTES_OF_A_DAY = 24 * 60;

/** In seconds. The visit may begin or end after midnight. */
function spanOf({ begins, ends, thing }: Visit, date: string): CalendarEvent["span"] {
  if (thing?.nights) return { day: date, days: thing.nights + 1 };
  const day = dayAfter(date, Math.floor(begins / MINUTES_OF_A_DAY));
  const zone = timeZoneOf(thing?.countries?.[0]);
  const start = instantOf(day, timeText(begins), zone) / 1000;
  return { begins: start, ends: start + Math.round(ends - begins) * MINUTE };
}

/** The same in every language, and for a thing that is kept by the key of another language. */
const idOf = ({ thing, item }: Visit): string =>
  thing?.key || item.key || (item.stop?.join("-") ?? "");

function descriptionOf(visit: Visit, address: string, { about }: Options["words"]): string {
  const { thing, stop, begins, isFixed } = visit;
  return [
    // An event over days has no time of its own.
    thing?.nights && isFixed ? timeText(begins) : "",
    isFixed ? "" : about,
    stop?.text ?? "",
    ...(thing?.notes ?? []),
    thing?.phone ?? "",
    address,
  ]
    .filter(Boolean)
    .join("\n");
}

function eventOf(visit: Visit, date: string, options: Options): Omit<CalendarEvent, "uid"> {
  const { thing, stop, name, point } = visit;
  const address = thing ? options.addressOf(thing.path) : "";
  return {
    span: spanOf(visit, date),
    title: lineOf(name),
    description: descriptionOf(visit, address, options.words),
    address,
    place: lineOf((stop ? "" : thing?.address) || name),
    point: point ? { latitude: point[0], longitude: point[1] } : null,
  };
}

/** All visits, and the nights whose bed is known; "" while the first day is open or nothing is on any day. */
export function journeyCalendar(
  journey: MyJourney,
  catalogue: Catalogue,
  options: Options,
): string {
  if (journey.start === "") return "";
  const { host } = new URL(options.address);
  const days = scheduleOf(journey, catalogue);
  const events = days.flatMap((visits, day): CalendarEvent[] => {
    const date = dateOf(journey, day);
    const named = visits.filter(({ name }) => name !== "");
    const part = journey.days[day]?.bed;
    const bed = catalogue.bed(part);
    const bedAddress = bed?.path ? options.addressOf(bed.path) : "";
    return [
      ...named.map((visit, at) => {
        const id = idOf(visit);
        const count = named.slice(0, at).filter((before) => idOf(before) === id).length + 1;
        const again = count > 1 ? `-${count}` : "";
        return { uid: `${id}-${date}${again}@${host}`, ...eventOf(visit, date, options) };
      }),
      ...(part && bed
        ? [
            {
              uid: `night-${part.join("-")}-${date}@${host}`,
              span: { day: date, days: 1 },
              title: lineOf(options.words.bed(bed.name)),
              description: bedAddress,
              address: bedAddress,
              place: lineOf(bed.name),
              point: null,
              isFree: true,
            },
          ]
        : []),
    ];
  });
  if (events.length === 0) return "";
  return calendarOf(events, {
    product: `-//${host}//journey`,
    name: options.title,
    now: options.now,
  });
}

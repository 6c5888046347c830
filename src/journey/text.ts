import { type Catalogue, type Known, knownOf } from "./catalogue.ts";
import type { MyJourney, Way } from "./journey.ts";
import { dateOf, scheduleOf, type Visit } from "./schedule.ts";
import { lineOf, timeText } from "./values.ts";

/** What the text is made with, in the visitor's language. */
export interface JourneyWords {
  title: string;
  /** addressOf("/de/program/canoe-dawn/") => "https://podunavlje.example/de/program/canoe-dawn/" */
  addressOf: (path: string) => string;
  /** start("2027-05-15") => "First day: 15 May 2027"; start("") while it is open. */
  start: (day: string) => string;
  /** party(2, [6, 9]) => "2 adults, 2 children (6 and 9 years)" */
  party: (adults: number, ages: readonly number[]) => string;
  /** by("bicycle") => "By bicycle" */
  by: (way: Way) => string;
  /** day(0, "2027-05-15") => "Day 1, Saturday, 15 May"; day(0, "") while the first day is open. */
  day: (index: number, date: string) => string;
  /** Of a time that nobody has fixed: about("10:15") => "about 10:15" */
  about: (time: string) => string;
  /** bed("Guest house Ilok") => "Night: Guest house Ilok" */
  bed: (name: string) => string;
  /** Heads what is on no day yet. */
  shelf: string;
}

/** "Ilok – https://podunavlje.example/de/destination/ilok/" */
const thingText = ({ name, thing }: Known, { addressOf }: JourneyWords): string =>
  [lineOf(name), thing ? addressOf(thing.path) : ""].filter(Boolean).join(" – ");

function visitText(visit: Visit, words: JourneyWords): string {
  if (visit.name === "") return "";
  const time = timeText(visit.begins);
  return `${visit.isFixed ? time : words.about(time)} ${thingText(visit, words)}`;
}

/**
 * A visitor's journey as plain text, day by day, with a line for each visit: what is asked about it goes to the operator
 * with this.
 */
export function journeyText(journey: MyJourney, catalogue: Catalogue, words: JourneyWords): string {
  const { start, adults, ages, by, shelf, days } = journey;
  const schedule = scheduleOf(journey, catalogue);
  const waiting = shelf
    .map((item) => thingText(knownOf(item, catalogue), words))
    .filter(Boolean)
    .map((text) => `- ${text}`);
  const paragraphs = [
    [lineOf(words.title), words.start(start), words.party(adults, ages), words.by(by)],
    ...schedule.map((visits, day) => {
      const bed = catalogue.bed(days[day]?.bed);
      return [
        words.day(day, dateOf(journey, day)),
        ...visits.map((visit) => visitText(visit, words)),
        bed ? lineOf(words.bed(bed.name)) : "",
      ];
    }),
    waiting.length > 0 ? [words.shelf, ...waiting] : [],
  ];
  return paragraphs
    .map((lines) => lines.filter(Boolean).join("\n"))
    .filter(Boolean)
    .join("\n\n");
}

import { STORY_TIME } from "../.storybook/freeze.ts";
import type { Departure } from "../src/documents/kinds/fieldValues.ts";
import { departureCalendar, monthsOfSections } from "../src/lists/departureCalendar.ts";
import { monthsFrom } from "../src/lists/seasonalHighlights.ts";
import { programFor } from "./documents.ts";
import { contentLanguage, wordsFor } from "./words.ts";

type Globals = Parameters<typeof wordsFor>[0];

const STATES: Partial<Departure>[] = [
  { booked: 6, language: "de" },
  { booked: 1 },
  { booked: 18 },
  { state: "full" },
  { state: "called-off" },
  {},
];

/** The departures of two programs, in every state. */
export function calendarFor(globals: Globals) {
  const programs = (["canoe-dawn", "dyke-by-bicycle"] as const).map((name) => {
    const program = programFor(globals, name);
    const departures = program.details.departures.map((departure, index) => ({
      ...departure,
      state: null,
      placesLeft: null,
      places: 20,
      booked: null,
      language: null,
      ...STATES[index % STATES.length],
    }));
    return { ...program, details: { ...program.details, groupSmallest: 5, departures } };
  });
  const t = wordsFor(globals);
  const calendar = departureCalendar(programs, contentLanguage(globals), t, STORY_TIME / 1000);
  const months = calendar.months.map(({ month }) => month);
  const first = new Date(STORY_TIME).toISOString().slice(0, 7);
  return { calendar, shownIn: monthsOfSections(months, monthsFrom(first, 24)) };
}

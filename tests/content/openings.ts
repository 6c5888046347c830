import type { Weekday } from "../../content-service/src/documents/fields/departures.ts";
import type { Country } from "./calendar.ts";

/** The opening hours of a destination, with which its facts must agree. */
export interface Opening {
  closed: readonly Weekday[];
  /** On whose public holidays it is closed as well. */
  holidaysOf?: Country;
  opens: string;
  closes: string;
  /** A visit takes so many minutes. */
  minutes: number;
}

export const OPENINGS = {
  // vucedol.hr
  vucedolMuseum: {
    closed: ["monday"],
    holidaysOf: "HR",
    opens: "10:00",
    closes: "18:00",
    minutes: 120,
  },
  // tosmomi.rs
  sirmiumPalace: { closed: [], opens: "08:00", closes: "16:00", minutes: 60 },
} as const satisfies Record<string, Opening>;

/**
 * What each program enters: on which of its days, and at which line of its timetable, counted from
 * 0.
 */
export const VISITS: {
  program: string;
  venue: keyof typeof OPENINGS;
  day: number;
  step: number;
}[] = [
  { program: "vucedol-and-vukovar-day", venue: "vucedolMuseum", day: 0, step: 1 },
  { program: "dyke-by-bicycle", venue: "vucedolMuseum", day: 2, step: 6 },
  { program: "roman-day", venue: "sirmiumPalace", day: 0, step: 2 },
];

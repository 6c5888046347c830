/** A place where a journey of the page /plan/ stops, by the folder of its destination. */
export interface JourneyStop {
  day: number;
  destination: string;
}

export interface Journey {
  /** Its place among the main headings of the page, the same in every language: "part-12" */
  part: string;
  stops: readonly JourneyStop[];
}

const day = (number: number, ...destinations: string[]): JourneyStop[] =>
  destinations.map((destination) => ({ day: number, destination }));

/** The journeys as locales/<language>/plan.md writes them out, in the order in which they stop. */
export const JOURNEYS: Record<"threeDays" | "fiveDays", Journey> = {
  threeDays: {
    part: "part-13",
    stops: [
      ...day(1, "osijek", "baranja"),
      ...day(2, "kopacki-rit"),
      ...day(3, "vukovar", "vucedol"),
    ],
  },
  fiveDays: {
    part: "part-14",
    stops: [
      ...day(1, "osijek", "kopacki-rit"),
      ...day(2, "batina", "apatin"),
      ...day(3, "bac", "ilok"),
      ...day(4, "petrovaradin"),
      ...day(5, "fruska-gora", "sremski-karlovci"),
    ],
  },
};

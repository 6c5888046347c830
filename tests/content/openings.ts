import type { VisitName } from "../../content-service/figures/visits.ts";

/**
 * What each program enters: on which of its days, and at which line of its timetable, counted from
 * 0.
 */
export const ENTRIES: {
  program: string;
  visit: VisitName;
  day: number;
  step: number;
}[] = [
  { program: "vucedol-and-vukovar-day", visit: "vucedol-museum", day: 0, step: 1 },
  { program: "vucedol-and-vukovar-day", visit: "vukovar-water-tower", day: 0, step: 5 },
  { program: "dyke-by-bicycle", visit: "vucedol-museum", day: 2, step: 6 },
  { program: "roman-day", visit: "sirmium-palace", day: 0, step: 2 },
];

import { type Finding, whereIs } from "./finding.ts";

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

/** Less than this is the rounding of a single line. */
const LEAST = 0.001;

const shifts: Shift[] = [];

/** From the first paint on; called before the page has anything. */
export function watchShifts(): void {
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (isShift(entry)) shifts.push(entry);
  }).observe({ type: "layout-shift", buffered: true });
}

/** Nothing jumps while the page comes in. */
export function findShifts(): Finding[] {
  return shifts
    .filter(({ value, hadRecentInput }) => value > LEAST && !hadRecentInput)
    .map(({ value, sources, startTime }) => ({
      rule: "shift",
      where: sources.map(({ node }) => (node instanceof Element ? whereIs(node) : "?")).join(", "),
      what: `jumps by ${value.toFixed(4)} after ${Math.round(startTime)} ms`,
    }));
}

function isShift(entry: PerformanceEntry): entry is Shift {
  return entry.entryType === "layout-shift";
}

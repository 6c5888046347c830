import { type Finding, whereIs } from "./finding.ts";

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

/** Less than this is the rounding of a single line. */
const LEAST = 0.001;

interface Frame {
  begins: number;
  /** A font has come since the frame before: lines are broken anew. */
  brings: boolean;
}

const shifts: Shift[] = [];
const frames: Frame[] = [];

/** From the first paint on; called before the page has anything. */
export function watchShifts(): void {
  watchFonts();
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (isShift(entry)) shifts.push(entry);
  }).observe({ type: "layout-shift", buffered: true });
}

/** What a font moves that comes late is measured in tests/e2e; a slow machine brings even a kept one late. */
function watchFonts(): void {
  let there = 0;
  const look = (): void => {
    const loaded = [...document.fonts].filter(({ status }) => status === "loaded").length;
    frames.push({ begins: performance.now(), brings: loaded > there });
    there = loaded;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

const isByFont = ({ startTime }: Shift): boolean =>
  frames.findLast(({ begins }) => begins <= startTime)?.brings ?? false;

/** Nothing jumps while the page comes in. */
export function findShifts(): Finding[] {
  return shifts
    .filter((shift) => shift.value > LEAST && !shift.hadRecentInput && !isByFont(shift))
    .map(({ value, sources, startTime }) => ({
      rule: "shift",
      where: sources.map(({ node }) => (node instanceof Element ? whereIs(node) : "?")).join(", "),
      what: `jumps by ${value.toFixed(4)} after ${Math.round(startTime)} ms`,
    }));
}

function isShift(entry: PerformanceEntry): entry is Shift {
  return entry.entryType === "layout-shift";
}

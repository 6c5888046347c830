import { type Finding, whereIs } from "./finding.ts";

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

/** Smaller shifts are rounding errors. */
const LEAST = 0.001;

interface Frame {
  begins: number;
  /** A font has loaded since the previous frame: text was laid out again. */
  hasNewFont: boolean;
}

const shifts: Shift[] = [];
const frames: Frame[] = [];

/** Records shifts from the first paint on; called before the page has content. */
export function watchShifts(): void {
  watchFonts();
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (isShift(entry)) shifts.push(entry);
  }).observe({ type: "layout-shift", buffered: true });
}

/** Shifts by late fonts are tested in tests/e2e; on a slow machine even cached fonts load late. */
function watchFonts(): void {
  let there = 0;
  const look = (): void => {
    const loaded = [...document.fonts].filter(({ status }) => status === "loaded").length;
    frames.push({ begins: performance.now(), hasNewFont: loaded > there });
    there = loaded;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

const isByFont = ({ startTime }: Shift): boolean =>
  frames.findLast(({ begins }) => begins <= startTime)?.hasNewFont ?? false;

/** The layout does not shift while the page loads. */
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

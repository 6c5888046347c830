const CLOCK = /^(\d{1,2}[:.]\d{2})\s*[·–-]\s*(.+)$/su;

/** stepParts("08:00 · We meet") => { time: "08:00", what: "We meet" }; "" where no time is said */
export function stepParts(step: string): { time: string; what: string } {
  const [, time = "", what = step] = CLOCK.exec(step) ?? [];
  return { time, what };
}

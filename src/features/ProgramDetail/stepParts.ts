const CLOCK = /^(?:(.{1,20}?),\s*)?(\d{1,2}[:.]\d{2})\s*[·–-]\s*(.+)$/su;

interface Stop {
  time: string;
  what: string;
}

/** The stops of one day. A program without days has a single one, without a name. */
export interface Day {
  name: string;
  stops: Stop[];
}

/**
 * stepParts("Day 2, 08:00 · We meet") => { day: "Day 2", time: "08:00", what: "We meet" }
 * A missing part is "".
 */
export function stepParts(step: string): Stop & { day: string } {
  const [, day = "", time = "", what = step] = CLOCK.exec(step) ?? [];
  return { day, time, what };
}

/** Groups steps by their days. A step without a day belongs to the day before it. */
export function stepsByDay(steps: string[]): Day[] {
  const days: Day[] = [];
  for (const { day, ...stop } of steps.map(stepParts)) {
    const last = days.at(-1);
    if (last && (day === "" || day === last.name)) last.stops.push(stop);
    else days.push({ name: day, stops: [stop] });
  }
  return days;
}

const CLOCK = /^(?:(.{1,20}?),\s*)?(\d{1,2}[:.]\d{2})\s*[·–-]\s*(.+)$/su;

interface Stop {
  time: string;
  what: string;
}

/** What happens on one day; a program that names none has one, without a name. */
export interface Day {
  name: string;
  stops: Stop[];
}

/** stepParts("Day 2, 08:00 · We meet") => { day: "Day 2", time: "08:00", what: "We meet" }; "" for what is not said */
export function stepParts(step: string): Stop & { day: string } {
  const [, day = "", time = "", what = step] = CLOCK.exec(step) ?? [];
  return { day, time, what };
}

/** What happens, by the days that the steps name. A step that names none belongs to the day before it. */
export function stepsByDay(steps: string[]): Day[] {
  const days: Day[] = [];
  for (const { day, ...stop } of steps.map(stepParts)) {
    const last = days.at(-1);
    if (last && (day === "" || day === last.name)) last.stops.push(stop);
    else days.push({ name: day, stops: [stop] });
  }
  return days;
}

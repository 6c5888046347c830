import { isDay, WEEKDAYS, type Weekday } from "../../../kinds/day-and-time.ts";

/** A season of departures: some days of the week, from one day to another. */
export interface DepartureRule {
  every: readonly Weekday[];
  from: string;
  to: string;
  except: readonly string[];
}

/** More than two years of daily departures: beyond that, a year is probably mistyped. */
export const MAX_DEPARTURES = 800;

const DAY = 24 * 60 * 60 * 1000;

// Days are counted in UTC, where each has 24 hours.
const timeOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** weekdayOf("2027-05-01") => "saturday" */
export const weekdayOf = (day: string): Weekday =>
  // Date counts from Sunday on.
  WEEKDAYS.at(new Date(timeOf(day)).getUTCDay() - 1) ?? "sunday";

/** Whether a rule includes a day, without its exceptions. */
const covers = ({ every, from, to }: DepartureRule, day: string): boolean =>
  from <= day && day <= to && every.includes(weekdayOf(day));

/** The faults of a rule with valid dates, with advice. */
export function faultsOfRule(rule: DepartureRule): string[] {
  const { from, to, except } = rule;
  if (to < from)
    return [`the departures end on ${to}, before they begin on ${from}. Swap the two.`];
  const count = (timeOf(to) - timeOf(from)) / DAY + 1;
  if (count > MAX_DEPARTURES) {
    return [`from ${from} to ${to} are ${count} days. Write at most ${MAX_DEPARTURES}.`];
  }
  const needless = except
    .filter((day) => !covers(rule, day))
    .map((day) =>
      day < from || day > to
        ? `"except" has ${day}, which is not between ${from} and ${to}. Take it out.`
        : `"except" has ${day}, a ${weekdayOf(day)}, on which there is no departure anyway. Take it out.`,
    );
  return except.length > new Set(except).size
    ? [...needless, '"except" has a day twice. Keep one of the two.']
    : needless;
}

/** daysOfRule({ every: ["saturday"], from: "2027-05-01", to: "2027-05-15", except: ["2027-05-08"] }) => ["2027-05-01", "2027-05-15"] */
export function daysOfRule(rule: DepartureRule): string[] {
  const { from, to, except } = rule;
  if (!isDay(from) || !isDay(to)) return [];
  const days: string[] = [];
  for (let time = timeOf(from); time <= timeOf(to) && days.length < MAX_DEPARTURES; time += DAY) {
    const day = dayOf(time);
    if (covers(rule, day) && !except.includes(day)) days.push(day);
  }
  return days;
}

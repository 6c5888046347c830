import { isMap, isSeq } from "yaml";
import { isDay, WEEKDAYS, type Weekday } from "../../../kinds/day-and-time.ts";
import { contractName, type RecordsField } from "../../../kinds/fields.ts";
import type { Place, Report } from "../fault.ts";
import { advice } from "../suggest.ts";
import { type DepartureRule, daysOfRule, faultsOfRule, MAX_DEPARTURES } from "./departures.ts";
import type { FieldRecord, Located } from "./fields.ts";
import { readValue } from "./read-value.ts";
import { scalarText } from "./yaml-fields.ts";

interface Source {
  entry: RecordsField["entry"];
  place: Place;
  node: unknown;
  placeOf: (node: unknown) => Place;
  report: Report;
}

/** What a rule says of each of its days; a single day may say otherwise. */
export const OF_EACH_DAY = ["time", "places", "booked", "language"] as const;
const RULE_WORDS = ["every", "from", "to", "except", ...OF_EACH_DAY] as const;
const EXAMPLE = 'Write below it "  every: saturday", "  from: 2027-05-01" and "  to: 2027-09-25".';

type Departures = Map<string, FieldRecord>;

/** The entries of a list, of "a, b", or of a single word. */
function entriesOf(node: unknown): string[] {
  if (isSeq(node)) return node.items.map((item) => scalarText(item) ?? "");
  const text = scalarText(node) ?? "";
  return text === "" ? [] : text.split(",").map((word) => word.trim());
}

type DayValues = Map<string, Located>;

/** What each day of a rule has, by the names in the contract. */
function readOfEachDay(
  pairs: ReadonlyMap<string, { value: unknown; place: Place }>,
  { entry, report }: Source,
): DayValues {
  const values: DayValues = new Map();
  for (const word of OF_EACH_DAY) {
    const [written, field] = [pairs.get(word), entry[word]];
    if (written === undefined || field === undefined) continue;
    const { value, fault } = readValue(word, scalarText(written.value) ?? "", field);
    if (fault === undefined) values.set(contractName(word, field), { value, ...written.place });
    else report(written.place, `${fault} It is in "departures".`);
  }
  return values;
}

const WHOLE = /^\d+$/;

/** Numbers of guests that cannot be: half of one, or more than there is room for. `when`: "on 2027-05-20" */
function reportCounts(when: string, values: ReadonlyMap<string, Located>, report: Report): void {
  const [places, booked] = [values.get("departure_places"), values.get("departure_booked")];
  for (const [name, found] of Object.entries({ places, booked })) {
    if (found && /^\d+\./.test(found.value)) {
      report(found, `"${name}" ${when} is ${found.value}. Write a whole number.`);
    }
  }
  if (!places || !booked || !WHOLE.test(places.value) || !WHOLE.test(booked.value)) return;
  if (Number(booked.value) > Number(places.value)) {
    report(
      booked,
      `${booked.value} are "booked" ${when}, and there are ${places.value} "places". Correct one of the two.`,
    );
  }
}

function readWeekdays(node: unknown, place: Place, report: Report): Weekday[] {
  return entriesOf(node).flatMap((word) => {
    if (word === "day") return [...WEEKDAYS];
    const weekday = WEEKDAYS.find((known) => known === word);
    if (weekday !== undefined) return [weekday];
    const cure = advice(word, [...WEEKDAYS, "day"]);
    report(place, `unknown weekday "${word}" in "departures". ${cure}`);
    return [];
  });
}

function checkedDay(name: string, text: string, place: Place, report: Report): string | undefined {
  if (isDay(text)) return text;
  report(place, `bad day "${text}" in "${name}" of "departures". Write it like 2027-05-15.`);
  return undefined;
}

/** One day by itself: `2027-05-22: { state: few, places_left: 3 }` */
function readDay(node: unknown, place: Place, { entry, placeOf, report }: Source): DayValues {
  const { day: _day, ...fields } = entry;
  const known = new Map(
    Object.entries(fields).map(([key, own]) => [contractName(key, {}), { key, own }]),
  );
  const values: DayValues = new Map();
  if (!isMap(node)) {
    if (scalarText(node) !== "") {
      report(place, 'a day of "departures" has nothing, or values like { state: few }.');
    }
    return values;
  }
  for (const { key, value } of node.items) {
    const word = scalarText(key) ?? "";
    const own = placeOf(key);
    const field = known.get(word);
    if (field === undefined) {
      report(own, `unknown "${word}" in a day of "departures". ${advice(word, [...known.keys()])}`);
      continue;
    }
    const read = readValue(word, scalarText(value) ?? "", field.own);
    if (read.fault !== undefined) report(own, read.fault);
    values.set(contractName(field.key, field.own), { value: read.value, ...own });
  }
  return values;
}

function readRule(pairs: ReadonlyMap<string, unknown>, place: Place, report: Report) {
  const every = readWeekdays(pairs.get("every"), place, report);
  const dayIn = (name: string): string | undefined =>
    checkedDay(name, scalarText(pairs.get(name)) ?? "", place, report);
  const [from, to] = [dayIn("from"), dayIn("to")];
  const except = entriesOf(pairs.get("except")).flatMap(
    (day) => checkedDay("except", day, place, report) ?? [],
  );
  if (from === undefined || to === undefined || every.length === 0) return undefined;
  const rule: DepartureRule = { every, from, to, except };
  const faults = faultsOfRule(rule);
  for (const fault of faults) report(place, fault);
  return faults.length === 0 ? rule : undefined;
}

/** One rule with its single days. */
function readSeason(season: Source, departures: Departures): void {
  const { node, place, placeOf, report } = season;
  if (!isMap(node)) {
    report(place, `"departures" must be a rule, days, or a list of both. ${EXAMPLE}`);
    return;
  }
  const rulePairs = new Map<string, unknown>();
  const ofEachDay = new Map<string, { value: unknown; place: Place }>();
  const dayPairs: { day: string; value: unknown; place: Place }[] = [];
  let rulePlace = place;
  for (const { key, value } of node.items) {
    const word = scalarText(key) ?? "";
    const own = placeOf(key);
    const known = RULE_WORDS.find((name) => name === word);
    if (known !== undefined) {
      if (known === "every") rulePlace = own;
      rulePairs.set(known, value);
      ofEachDay.set(known, { value, place: own });
    } else if (/^\d/.test(word)) {
      const day = checkedDay("a day", word, own, report);
      if (day !== undefined) dayPairs.push({ day, value, place: own });
    } else {
      report(own, `unknown "${word}" in "departures". ${advice(word, RULE_WORDS)}`);
    }
  }
  const shared = readOfEachDay(ofEachDay, season);
  reportCounts("on each day", shared, report);
  const isRule = ["every", "from", "to", "except"].some((word) => rulePairs.has(word));
  const rule = isRule ? readRule(rulePairs, rulePlace, report) : undefined;

  const add = (day: string, at: Place, values: ReadonlyMap<string, Located>): void => {
    if (departures.has(day)) {
      report(at, `"departures" has ${day} twice. Keep one of the two.`);
      return;
    }
    departures.set(day, new Map([["departure_day", { value: day, ...at }], ...values]));
  };
  const days = new Set(rule ? daysOfRule(rule) : []);
  for (const { day, value, place: at } of dayPairs) {
    days.delete(day);
    if (rule?.except.includes(day)) {
      report(at, `${day} is in "except" as well. Keep one of the two.`);
      continue;
    }
    const own = readDay(value, at, season);
    const values = new Map([...shared, ...own]);
    if (own.has("departure_places") || own.has("departure_booked")) {
      reportCounts(`on ${day}`, values, report);
    }
    add(day, at, values);
  }
  for (const day of days) add(day, rulePlace, shared);
}

/** The departures of a program, sorted, whether written by rule or one by one. */
export function readDepartures(source: Source): FieldRecord[] {
  const { node, place, placeOf, report } = source;
  const departures: Departures = new Map();
  const seasons = isSeq(node) ? node.items : [node];
  for (const season of seasons) {
    const at = isSeq(node) ? placeOf(season) : place;
    readSeason({ ...source, node: season, place: at }, departures);
  }
  if (departures.size > MAX_DEPARTURES) {
    report(place, `${departures.size} departures. Write at most ${MAX_DEPARTURES}.`);
  }
  return [...departures].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, record]) => record);
}

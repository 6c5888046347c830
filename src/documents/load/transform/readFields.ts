import { isDay, isTime } from "../../../../content-service/kinds/day-and-time.ts";
import {
  contractName,
  type EntryField,
  type Field,
  type Fields,
  type RecordsField,
} from "../../../../content-service/kinds/fields.ts";
import type { FieldValues, GeoPoint } from "../../kinds/fieldValues.ts";
import { asText, isRecord, type RawRecord } from "../../raw.ts";
import { type FindPage, toLink } from "./link.ts";
import { toPicture } from "./picture.ts";
import { toRichText, toTitle } from "./richText.ts";
import { asWritten, type Transliterate } from "./transliterate.ts";

/** Called once for each field with an unusable value: `report("best_months", 13, "a month from 1 to 12")`. */
type Report = (field: string, value: unknown, wanted: string) => void;

export interface Reading {
  findPage: FindPage;
  transliterate: Transliterate;
  report: Report;
}

/** For fields without links, in the letters in which they are written. */
export const PLAIN_READING: Reading = {
  findPage: () => null,
  transliterate: asWritten,
  report: () => {},
};

const MONTH = /^0?([1-9]|1[0-2])$/;

const isWithin = (value: unknown, limit: number): value is number =>
  typeof value === "number" && Number.isFinite(value) && Math.abs(value) <= limit;

/** An absent value needs no report. */
const isAbsent = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === "string" && value.trim() === "");

/** A value and where it stands, for reports: "departures.departure_day" */
interface Located {
  name: string;
  value: unknown;
}

/** Reads a value; one that `read` cannot use is reported, and `fallback` stands for it. */
function take<Value>(
  { name, value }: Located,
  { report }: Reading,
  wanted: string,
  fallback: Value,
  read: (value: unknown) => Value | undefined,
): Value {
  if (isAbsent(value)) return fallback;
  const taken = read(value);
  if (taken === undefined) report(name, value, wanted);
  return taken ?? fallback;
}

/** A text that looks as it should. */
const takeMatching = (
  at: Located,
  reading: Reading,
  wanted: string,
  isOne: (text: string) => boolean,
): string =>
  take(at, reading, wanted, "", (value) => {
    const text = asText(value);
    return isOne(text) ? text : undefined;
  });

/** Words with commas between them, each once: "hr,en" */
function takeWords<Value>(
  at: Located,
  reading: Reading,
  wanted: string,
  read: (word: string) => Value | undefined,
): Value[] {
  const words = take<string[]>(at, reading, wanted, [], (value) =>
    typeof value === "string" ? asText(value).split(",") : undefined,
  );
  const taken = words.flatMap((word) => {
    const one = read(word.trim());
    if (one === undefined) reading.report(at.name, word, wanted);
    return one === undefined ? [] : [one];
  });
  return [...new Set(taken)];
}

const oneOf = ({ of, table }: { of: readonly string[]; table?: string }): string =>
  `one of ${of.join(", ")}${table ? `, the words of ${table}` : ""}`;

function readEntry(
  raw: RawRecord,
  field: RecordsField,
  list: string,
  reading: Reading,
): RawRecord[] {
  const values: [key: string, value: unknown][] = [];
  for (const [key, own] of Object.entries(field.entry)) {
    const name = contractName(key, own);
    const value = readField({ name: `${list}.${name}`, value: raw[name] }, own, reading);
    if (own.required && (value === null || value === "")) return [];
    values.push([key, value]);
  }
  return [Object.fromEntries(values)];
}

/** The entries of a list that are no records are reported. */
function takeRecords(at: Located, reading: Reading): RawRecord[] {
  const entries = take<unknown[]>(at, reading, "a list", [], (value) =>
    Array.isArray(value) ? value : undefined,
  );
  return entries.flatMap((entry) => {
    if (isRecord(entry)) return [entry];
    if (!isAbsent(entry)) reading.report(at.name, entry, "an entry with names and values");
    return [];
  });
}

const takeText = (at: Located, reading: Reading): string =>
  take(at, reading, "a text", "", (value) =>
    typeof value === "string" ? reading.transliterate(asText(value)) : undefined,
  );

const isPoint = (value: unknown): value is GeoPoint =>
  isRecord(value) && isWithin(value.latitude, 90) && isWithin(value.longitude, 180);

const readEntries = (at: Located, field: RecordsField, reading: Reading): RawRecord[] =>
  takeRecords(at, reading).flatMap((raw) => readEntry(raw, field, at.name, reading));

/** A hosted service may send departures in any order. */
const momentOf = ({ day, time }: RawRecord): string => `${day} ${time}`;

/** Reads a value by the type of its field, as ValuesByType says. */
function readField(at: Located, field: Field | EntryField, reading: Reading): unknown {
  const { findPage, transliterate } = reading;
  switch (field.type) {
    case "text":
      return takeText(at, reading);
    case "title":
      return transliterate(toTitle(at.value));
    case "richText":
      return toRichText(at.value, findPage, transliterate);
    case "time":
      return takeMatching(at, reading, "a time such as 08:00", isTime);
    case "day":
      return takeMatching(at, reading, "a day such as 2027-05-15", isDay);
    case "number":
      return take<number | null>(at, reading, "a number from 0 on", null, (value) =>
        isWithin(value, Number.MAX_VALUE) && value >= 0 ? value : undefined,
      );
    case "months":
      return takeWords(at, reading, "months from 1 to 12 with commas between them", (word) => {
        const month = MONTH.exec(word)?.[1];
        return month === undefined ? undefined : Number(month);
      });
    case "point":
      return take<GeoPoint | null>(at, reading, "a place on earth", null, (value) =>
        isPoint(value) ? { latitude: value.latitude, longitude: value.longitude } : undefined,
      );
    case "choice":
      return take<string | null>(at, reading, oneOf(field), null, (value) =>
        field.of.find((word) => word === value),
      );
    case "choices":
      return takeWords(at, reading, oneOf(field), (word) => field.of.find((one) => one === word));
    case "link":
      // As in rich text: where a link leads nowhere, the words stay.
      return toLink(at.value, findPage);
    case "picture":
      return [toPicture(at.value, transliterate)].filter((picture) => picture !== null);
    case "pictures":
      return takeRecords(at, reading)
        .map((record) => toPicture(record[field.entry], transliterate))
        .filter((picture) => picture !== null);
    case "texts":
      return takeRecords(at, reading)
        .map((record) =>
          takeText({ name: `${at.name}.${field.entry}`, value: record[field.entry] }, reading),
        )
        .filter((text) => text !== "");
    case "records":
      return readEntries(at, field, reading);
    case "departures":
      return readEntries(at, field, reading).sort((one, other) =>
        momentOf(one) < momentOf(other) ? -1 : 1,
      );
  }
}

/** Reads the fields of a table from what a service sent, of which nothing is sure. */
export function readFields<Table extends Fields>(
  table: Table,
  raw: RawRecord,
  reading: Reading,
): FieldValues<Table> {
  const values = Object.entries(table).map(([key, field]) => {
    const name = contractName(key, field);
    return [key, readField({ name, value: raw[name] }, field, reading)];
  });
  // The readers return what ValuesByType says.
  return Object.fromEntries(values) as FieldValues<Table>;
}

const LONGEST_EXCERPT = 40;

/** The value, shortened, without control characters that a terminal would obey. */
function excerpt(value: unknown): string {
  const text = typeof value === "number" ? String(value) : (JSON.stringify(value) ?? String(value));
  const shown = asText(text);
  return shown.length > LONGEST_EXCERPT ? `${shown.slice(0, LONGEST_EXCERPT)}…` : shown;
}

/** Warns of the first unusable value of each field. `what` names the document: 'The program "canoe-dawn" (de)' */
export function reportOnce(what: string, warn: (message: string) => void): Report {
  const reported = new Set<string>();
  return (field, value, wanted) => {
    if (reported.has(field)) return;
    reported.add(field);
    warn(
      `${what} has ${excerpt(value)} in "${field}", which is passed over: it should be ${wanted}.`,
    );
  };
}

import type { DetailReader } from "../../kinds/details.ts";
import { asText, isRecord, type RawRecord } from "../../raw.ts";
import { isDay } from "./day.ts";
import { type FindPage, toLink } from "./link.ts";
import { asWritten, type Transliterate } from "./transliterate.ts";

/** Called once for each invalid field: `say("best_months", 13, "a month from 1 to 12")`. */
type Report = (field: string, value: unknown, wanted: string) => void;

const CLOCK = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
const MONTH = /^0?([1-9]|1[0-2])$/;

const isWithin = (value: unknown, limit: number): value is number =>
  typeof value === "number" && Number.isFinite(value) && Math.abs(value) <= limit;

/** Nothing is there, which needs no word. */
const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === "string" && value.trim() === "");

interface Reading {
  findPage: FindPage;
  transliterate: Transliterate;
  say: Report;
}

function readerOf(raw: RawRecord, within: string, reading: Reading): DetailReader {
  const { findPage, transliterate, say } = reading;
  /** What `read` makes of a value; what it makes nothing of is passed over. */
  const take = <Value>(
    field: string,
    wanted: string,
    nothing: Value,
    read: (value: unknown) => Value | undefined,
  ): Value => {
    const value = raw[field];
    if (isNothing(value)) return nothing;
    const taken = read(value);
    if (taken === undefined) say(within + field, value, wanted);
    return taken ?? nothing;
  };
  const matching = (field: string, wanted: string, isOne: (text: string) => boolean): string =>
    take(field, wanted, "", (value) => {
      const text = asText(value);
      return isOne(text) ? text : undefined;
    });
  const wordsOf = <Value>(
    field: string,
    wanted: string,
    read: (word: string) => Value | undefined,
  ): Value[] => {
    const words = take(field, wanted, [], (value) =>
      typeof value === "string" ? asText(value).split(",") : undefined,
    );
    const taken = words.flatMap((word) => {
      const one = read(word.trim());
      if (one === undefined) say(within + field, word, wanted);
      return one === undefined ? [] : [one];
    });
    return [...new Set(taken)];
  };
  const oneOf = (values: readonly string[]): string => `one of ${values.join(", ")}`;

  return {
    text: (field) =>
      take(field, "a text", "", (value) =>
        typeof value === "string" ? transliterate(asText(value)) : undefined,
      ),
    number: (field) =>
      take<number | null>(field, "a number from 0 on", null, (value) =>
        isWithin(value, Number.MAX_VALUE) && value >= 0 ? value : undefined,
      ),
    day: (field) => matching(field, "a day such as 2027-05-15", isDay),
    time: (field) => matching(field, "a time such as 08:00", (text) => CLOCK.test(text)),
    point: (field) =>
      take(field, "a place on earth", null, (value) => {
        if (!isRecord(value)) return undefined;
        const { latitude, longitude } = value;
        return isWithin(latitude, 90) && isWithin(longitude, 180)
          ? { latitude, longitude }
          : undefined;
      }),
    choice: (field, values) =>
      take(field, oneOf(values), null, (value) => values.find((known) => known === value)),
    choices: (field, values) =>
      wordsOf(field, oneOf(values), (word) => values.find((known) => known === word)),
    months: (field) =>
      wordsOf(field, "months from 1 to 12 with commas between them", (word) => {
        const month = MONTH.exec(word)?.[1];
        return month === undefined ? undefined : Number(month);
      }),
    // As in rich text: where a link leads nowhere, the words stay.
    link: (field) => toLink(raw[field], findPage),
    records: (field) => {
      const entries = take<unknown[]>(field, "a list", [], (value) =>
        Array.isArray(value) ? value : undefined,
      );
      return entries.flatMap((entry) => {
        if (isRecord(entry)) return [readerOf(entry, `${field}.`, reading)];
        if (!isNothing(entry)) say(within + field, entry, "an entry with names and values");
        return [];
      });
    },
  };
}

const LONGEST_EXCERPT = 40;

/** What stood there, cut short and without what a terminal would obey. */
function excerpt(value: unknown): string {
  const text = typeof value === "number" ? String(value) : (JSON.stringify(value) ?? String(value));
  const shown = asText(text);
  return shown.length > LONGEST_EXCERPT ? `${shown.slice(0, LONGEST_EXCERPT)}…` : shown;
}

/**
 * Reads the optional fields of a document. `what` names it: 'The program "canoe-dawn" (de)'; each field
 * with an unusable value is reported once.
 */
export function detailReader(
  raw: RawRecord,
  findPage: FindPage,
  what: string,
  warn: (message: string) => void,
  transliterate: Transliterate = asWritten,
): DetailReader {
  const reported = new Set<string>();
  const say: Report = (field, value, wanted) => {
    if (reported.has(field)) return;
    reported.add(field);
    warn(
      `${what} has ${excerpt(value)} in "${field}", which is passed over: it should be ${wanted}.`,
    );
  };
  return readerOf(raw, "", { findPage, transliterate, say });
}

import { isDay, isTime } from "../../../kinds/day-and-time.ts";
import { bytesOf, hasSafeLetters, LONGEST_UID } from "../../../kinds/uid.ts";
import { badLink, DOCUMENT_LINKS, readLink } from "../../rich-text/links.ts";
import { advice } from "../suggest.ts";
import { serviceDate } from "./dates.ts";
import type { LineField } from "./field-table.ts";

/** The normalized value, or what is wrong with it. */
export interface ReadValue {
  value: string;
  fault?: string;
}

const POINT = /^(-?\d{1,2}(?:\.\d+)?),\s*(-?\d{1,3}(?:\.\d+)?)$/;

/** pointOf("45.6061, 18.7783") => { latitude: 45.6061, longitude: 18.7783 }; null if it is no point on earth. */
export function pointOf(text: string): { latitude: number; longitude: number } | null {
  const [, north = "", east = ""] = POINT.exec(text) ?? [];
  const [latitude, longitude] = [Number(north), Number(east)];
  const isOnEarth = north !== "" && Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return isOnEarth ? { latitude, longitude } : null;
}

/** What to write instead, and the table of the allowed words. */
function adviceOf(word: string, { of, table }: { of: readonly string[]; table?: string }): string {
  const cure = advice(word, of);
  return table === undefined ? cure : `${cure} To allow another, add it to ${table}.`;
}

const wordsOf = (text: string): string[] => text.split(",").map((word) => word.trim());

const isMonth = (word: string): boolean => /^(?:[1-9]|1[0-2])$/.test(word);

function findDuplicate(words: readonly string[]): string | undefined {
  return words.find((word, index) => words.indexOf(word) !== index);
}

/** "5, 6, 9" and "hr, en": without duplicates, and each allowed. */
function readWords(
  name: string,
  text: string,
  isAllowed: (word: string) => boolean,
  cureOf: (word: string) => string,
): ReadValue {
  const words = wordsOf(text);
  const value = words.join(",");
  const unknown = words.find((word) => !isAllowed(word));
  if (unknown !== undefined) {
    return { value, fault: `unknown ${name} "${unknown}". ${cureOf(unknown)}` };
  }
  const duplicate = findDuplicate(words);
  return duplicate === undefined
    ? { value }
    : { value, fault: `"${name}" has "${duplicate}" twice.` };
}

/** Reads a value on one line: `readValue("nights", "two", { type: "number" })` has a fault. */
export function readValue(name: string, value: string, field: LineField): ReadValue {
  switch (field.type) {
    case "text":
    case "title":
    case "picture":
      return { value };
    case "uid": {
      if (!hasSafeLetters(value)) {
        return { value, fault: `bad uid "${value}". Use only letters, digits, "-" and "_".` };
      }
      const bytes = bytesOf(value);
      const fault = `the uid has ${bytes} bytes, and at most ${LONGEST_UID} are taken. Shorten it.`;
      return bytes > LONGEST_UID ? { value, fault } : { value };
    }
    case "choice": {
      const fault = `unknown ${name} "${value}". ${adviceOf(value, field)}`;
      return field.of.includes(value) ? { value } : { value, fault };
    }
    case "choices":
      return readWords(
        name,
        value,
        (word) => field.of.includes(word),
        (word) => adviceOf(word, field),
      );
    case "months":
      return readWords(name, value, isMonth, () => "Write months as numbers: 5,6,9,10");
    case "date": {
      const example = "Write it like 2026-10-14 or 2026-10-14T08:00:00Z.";
      const date = serviceDate(value);
      return date === undefined
        ? { value, fault: `bad date "${value}" in "${name}". ${example}` }
        : { value: date };
    }
    case "day": {
      const fault = `bad day "${value}" in "${name}". Write it like 2027-05-15.`;
      return isDay(value) ? { value } : { value, fault };
    }
    case "time": {
      const fault = `bad time "${value}" in "${name}". Write it like "08:00".`;
      return isTime(value) ? { value } : { value, fault };
    }
    case "number": {
      const fault = `bad number "${value}" in "${name}". Write it like 45 or 12.50, without a unit.`;
      return /^\d{1,9}(?:\.\d{1,9})?$/.test(value) ? { value } : { value, fault };
    }
    case "point": {
      const fault = `bad place "${value}" in "${name}". Write north and east in degrees, like 45.6061, 18.7783.`;
      return pointOf(value) === null ? { value, fault } : { value };
    }
    case "link":
      return readLink(value, 0) === undefined
        ? { value, fault: badLink(value, DOCUMENT_LINKS) }
        : { value };
  }
}

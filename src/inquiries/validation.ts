import type { Language } from "../i18n/languages.ts";
import { isGuideLanguage } from "./guideLanguages.ts";
import { PEOPLE } from "./inquiry.ts";
import {
  type FieldKind,
  fieldRow,
  forEachField,
  INQUIRY_FIELDS,
  type Inquiry,
  type InquiryField,
  isRequired,
} from "./inquiryFields.ts";
import type { Offer, Refusal } from "./offers.ts";

// Validation of an inquiry, for the form and for the cloud function, which bundles this file. The form loads it
// when a visitor begins to write.

export type Fault =
  | "missing"
  | "invalid"
  | "too-long"
  | "past"
  | "before-arrival"
  | "more-than-people"
  | Refusal;

/** Allowed before an @: no dot at an end, and no two dots together. */
const ATOM = "[\\p{L}\\p{M}\\p{N}!#$%&'*+/=?^_`{|}~-]+";
/** A part of a domain; the last one begins with a letter and has at least two characters. */
const LABEL = "[\\p{L}\\p{N}](?:[\\p{L}\\p{M}\\p{N}-]{0,61}[\\p{L}\\p{M}\\p{N}])?";
const LAST_LABEL = "\\p{L}[\\p{L}\\p{M}\\p{N}-]{0,61}[\\p{L}\\p{M}\\p{N}]";
/** Nothing in it could end a header line of a mail or add a second address. */
const EMAIL = new RegExp(
  `^(?=[^@]{1,64}@)${ATOM}(?:\\.${ATOM})*@(?:${LABEL}\\.)+${LAST_LABEL}$`,
  "u",
);

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Line breaks and tabs are allowed in a message, other control characters nowhere. */
const CONTROLS = /[\p{Cc}\p{Cs}\u2028\u2029]/u;
const CONTROLS_BUT_LINES = /(?![\n\r\t])[\p{Cc}\p{Cs}\u2028\u2029]/u;

const REMOVED_CHARACTERS = new RegExp(`${CONTROLS_BUT_LINES.source}|\\p{Bidi_Control}`, "gu");

/** Zero-width characters, fillers, the Braille blank. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

const PATH = /^(?:\/[\p{L}\p{N}_.~%-]+)+\/?$/u;

/** hasControls("a\u0000b") => true; within a message, hasControls("a\nb", true) => false */
export const hasControls = (text: string, mayHaveLines = false): boolean =>
  (mayHaveLines ? CONTROLS_BUT_LINES : CONTROLS).test(text);

/**
 * Removes what a clipboard may contain: tidy("a\u0000b\r\n") => "ab"; tidy("\u200b") => "". Bidirectional
 * control characters would also turn the text after them in a mail or a spreadsheet.
 */
export function tidy(text: string): string {
  const lines = text.replace(/\r\n?|[\u2028\u2029]/g, "\n");
  const tidied = lines.replace(REMOVED_CHARACTERS, "").trim();
  return VISIBLE.test(tidied.replace(INVISIBLE, "")) ? tidied : "";
}

/** tidyAs("email", "ａna@primjer.hr") => "ana@primjer.hr": wide letters become normal ones. */
export function tidyAs(kind: FieldKind, text: string): string {
  const tidied = tidy(text);
  return kind === "email" ? tidied.normalize("NFKC").replace(INVISIBLE, "").trim() : tidied;
}

export const tidyInquiry = (inquiry: Inquiry): Inquiry =>
  forEachField((field) => tidyAs(fieldRow(field).kind, inquiry[field]));

/** dayOf(new Date(2026, 10, 3)) => "2026-11-03", in local time */
export function dayOf(time: Date): string {
  const [year, month, day] = [time.getFullYear(), time.getMonth() + 1, time.getDate()];
  const twoDigits = (number: number): string => String(number).padStart(2, "0");
  return `${String(year).padStart(4, "0")}-${twoDigits(month)}-${twoDigits(day)}`;
}

/** isDay("2026-02-30") => false */
function isDay(text: string): boolean {
  if (!DAY.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** Days as "2026-11-21" sort as text. */
function faultOfDay(text: string, today: string): Fault | undefined {
  if (!isDay(text)) return "invalid";
  return text < today ? "past" : undefined;
}

function faultOfCount(text: string, min: number): Fault | undefined {
  const count = Number(text);
  const isCount = /^\d{1,4}$/.test(text) && count >= min && count <= PEOPLE.max;
  return isCount ? undefined : "invalid";
}

/** The field is not empty. */
function faultOf(field: InquiryField, text: string, today: string): Fault | undefined {
  const { kind, maxLength } = fieldRow(field);
  if (kind === "day") return faultOfDay(text, today);
  if (kind === "count") return faultOfCount(text, PEOPLE.min);
  if (kind === "part") return faultOfCount(text, 0);
  if (kind === "language") return isGuideLanguage(text) ? undefined : "invalid";
  if (text.length > maxLength) return "too-long";
  return kind === "email" && !EMAIL.test(text) ? "invalid" : undefined;
}

/**
 * A day on which the program does not leave, or a group that is too large. If all its days have passed, any
 * day is allowed.
 */
export function findRefusals(
  { from, people }: Pick<Inquiry, "from" | "people">,
  { days, largest }: Offer,
  today: string,
): { from?: Refusal; people?: Refusal } {
  const isBound = from !== "" && Object.keys(days).some((day) => day >= today);
  const state = days[from] ?? "no-departure";
  return {
    ...(isBound && state !== "open" && { from: state }),
    ...(largest !== null && Number(people) > largest && { people: "too-many" }),
  };
}

/** findFaults({ …, email: "ana" }, "2026-11-21") => { email: "invalid" }; {} if it can be sent. */
export function findFaults(
  inquiry: Inquiry,
  today: string,
  offer?: Offer,
): Partial<Record<InquiryField, Fault>> {
  const faults: Partial<Record<InquiryField, Fault>> = {};
  const tidied = tidyInquiry(inquiry);
  for (const field of INQUIRY_FIELDS) {
    const text = tidied[field];
    const missing = isRequired(field, tidied) ? "missing" : undefined;
    const fault = text === "" ? missing : faultOf(field, text, today);
    if (fault) faults[field] = fault;
  }
  const { from, to } = tidied;
  const areDays = from !== "" && to !== "" && !faults.from && !faults.to;
  if (areDays && to < from) faults.to = "before-arrival";
  for (const field of ["children", "vegetarians"] as const) {
    const isMore = Number(tidied[field]) > Number(tidied.people);
    if (isMore && !faults[field] && !faults.people) faults[field] = "more-than-people";
  }
  return offer ? { ...findRefusals(tidied, offer, today), ...faults } : faults;
}

/** isPagePath("/region/de/contact/", "de") => true */
export function isPagePath(path: string, language: Language): boolean {
  if (!PATH.test(path)) return false;
  try {
    const steps = decodeURIComponent(path).split("/");
    const isOdd = (step: string): boolean => step === "." || step === ".." || hasControls(step);
    return steps.includes(language) && !steps.slice(1, -1).includes("") && !steps.some(isOdd);
  } catch {
    return false;
  }
}

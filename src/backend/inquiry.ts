import type { Language } from "../i18n/languages.ts";

// What the form, the client and the cloud function agree on. The function has this file built in.

/** What a visitor asks. Every field is text, as it was typed. */
export interface Inquiry {
  name: string;
  email: string;
  message: string;
  from: string;
  to: string;
  people: string;
}

export type InquiryField = keyof Inquiry;

export const EMPTY: Inquiry = { name: "", email: "", message: "", from: "", to: "", people: "" };

export const INQUIRY_FIELDS = Object.keys(EMPTY) as InquiryField[];

export const TOPIC_KINDS = ["region", "destination", "program"] as const;

/** What it is about; the region as a whole has neither uid nor title. */
export interface Topic {
  kind: (typeof TOPIC_KINDS)[number];
  uid: string;
  title: string;
}

export const THE_REGION: Topic = { kind: "region", uid: "", title: "" };

/** What travels to the function. */
export interface InquiryRequest extends Inquiry {
  /** A UUID: whoever asks again with the same one asks once. */
  key: string;
  language: Language;
  /** The path of the page with the form. */
  page: string;
  topic: Topic;
  /** A field that people do not see: who fills it in is a program. */
  website: string;
  /** How long the form had been there, in milliseconds. */
  filledInMs: number;
}

export interface InquiryReceipt {
  /** What the visitor can name on the telephone: "7K3F-92QX". */
  reference: string;
}

/** What the function says beside "resource-exhausted". */
export interface TryAgain {
  againInMinutes: number;
}

/** At most so many characters. */
export const LENGTHS = { name: 100, email: 254, message: 4000, page: 600, title: 400 } as const;
export const PEOPLE = { least: 1, most: 99 } as const;

export type Fault = "missing" | "invalid" | "too-long";

/** One sign, a dot after it, and nothing that could end a header line or name a second address. */
const EMAIL = /^[^\s@<>(),;:"[\]\\]+@[^\s@<>(),;:"[\]\\]+\.[^\s@<>(),;:"[\]\\]+$/;

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Line breaks and tabs may stand in a message; the other control characters nowhere. */
const CONTROLS = /[\p{Cc}\p{Cs}\u2028\u2029]/u;
const CONTROLS_BUT_LINES = /(?![\n\r\t])[\p{Cc}\p{Cs}\u2028\u2029]/u;

/** hasControls("a\u0000b") => true; within a message, hasControls("a\nb", true) => false */
export const hasControls = (text: string, mayHaveLines = false): boolean =>
  (mayHaveLines ? CONTROLS_BUT_LINES : CONTROLS).test(text);

/** What nobody types but a clipboard may bring: tidy("a\u0000b\r\n") => "ab" */
export function tidy(text: string): string {
  const lines = text.replace(/\r\n?|[\u2028\u2029]/g, "\n");
  return lines.replace(new RegExp(CONTROLS_BUT_LINES, "gu"), "").trim();
}

/** isDay("2026-02-30") => false */
function isDay(text: string): boolean {
  if (!DAY.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

function faultOfPeople(people: string): Fault | undefined {
  if (people.trim() === "") return undefined;
  const isCount = /^\d{1,4}$/.test(people.trim());
  const count = Number(people);
  return isCount && count >= PEOPLE.least && count <= PEOPLE.most ? undefined : "invalid";
}

/** findFaults({ …, email: "ana" }) => { email: "invalid" }; {} when it can be sent */
export function findFaults(inquiry: Inquiry): Partial<Record<InquiryField, Fault>> {
  const faults: Partial<Record<InquiryField, Fault>> = {};
  for (const field of ["name", "email", "message"] as const) {
    if (inquiry[field].trim().length > LENGTHS[field]) faults[field] = "too-long";
  }
  if (!faults.email && !EMAIL.test(inquiry.email.trim())) faults.email = "invalid";
  if (inquiry.message.trim() === "") faults.message = "missing";
  for (const field of ["from", "to"] as const) {
    if (inquiry[field] !== "" && !isDay(inquiry[field])) faults[field] = "invalid";
  }
  // Days as "2026-11-21" sort as text.
  if (inquiry.from !== "" && inquiry.to !== "" && inquiry.to < inquiry.from) faults.to = "invalid";
  const people = faultOfPeople(inquiry.people);
  if (people) faults.people = people;
  return faults;
}

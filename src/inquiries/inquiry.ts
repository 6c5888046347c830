import type { Language } from "../i18n/languages.ts";
import { DOCUMENT_TYPES } from "../i18n/routes.ts";
import type { Inquiry } from "./inquiryFields.ts";
import type { Refusal } from "./offers.ts";

// What the form, the client and the cloud function agree on. The function has this file built in.

export const TOPIC_KINDS = ["region", ...DOCUMENT_TYPES] as const;

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

/** What the function says beside "invalid-argument", where a program cannot be had so. */
export interface Refused {
  refused: Refusal;
}

/** At most so many characters; those of the fields stand in their table. */
export const LENGTHS = { page: 600, title: 400 } as const;
export const PEOPLE = { least: 1, most: 99 } as const;

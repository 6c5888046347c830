import type { Language } from "../i18n/languages.ts";
import { DOCUMENT_TYPES, type DocumentType } from "../i18n/routes.ts";
import type { Inquiry } from "./inquiryFields.ts";
import type { Refusal } from "./offers.ts";

// The contract of the form, the client and the cloud function, which bundles this file.

export const TOPIC_KINDS = ["region", "my-journey", ...DOCUMENT_TYPES] as const;

/**
 * What it is about; the region as a whole has neither uid nor title, and the visitor's own journey ("my-journey") has a
 * title only.
 */
export interface Topic {
  kind: (typeof TOPIC_KINDS)[number];
  uid: string;
  title: string;
}

export const THE_REGION: Topic = { kind: "region", uid: "", title: "" };

/** Whether the site may cease to offer it. */
export const isOfDocument = (kind: Topic["kind"]): kind is DocumentType =>
  DOCUMENT_TYPES.some((type) => type === kind);

/** What is sent to the function. */
export interface InquiryRequest extends Inquiry {
  /** A UUID: an inquiry that is sent twice with the same key is saved once. */
  key: string;
  language: Language;
  /** The path of the page with the form. */
  page: string;
  topic: Topic;
  /** A honeypot: a field that people do not see. */
  website: string;
  /** How long the form was open, in milliseconds. */
  filledInMs: number;
}

export interface InquiryReceipt {
  /** What the visitor can name on the telephone: "7K3F-92QX". */
  reference: string;
}

/** Details of the error "resource-exhausted". */
export interface RetryDetails {
  againInMinutes: number;
}

/** Details of the error "invalid-argument" when the site does not offer what is asked for. */
export interface RefusalDetails {
  refused: Refusal;
}

/** Maximum lengths in characters; those of the fields are in FIELDS. */
export const LENGTHS = { page: 600, title: 400 } as const;
export const PEOPLE = { min: 1, max: 99 } as const;

import { BLOG_CATEGORIES, PROGRAM_TYPES } from "../../../choices.ts";
import { DEPARTURE_STATES, FACT_KINDS, MOBILITY } from "../../../optional-choices.ts";
import { COUNTRY_CODES, CURRENCIES, GUIDE_LANGUAGES, REGIONS } from "../../../region-choices.ts";

/** The kinds of values on one line. */
export type ValueKind =
  | { kind: "text" | "date" | "uid" | "picture" | "day" | "number" | "point" | "months" | "link" }
  /** One of several words; `table` is the file with the words. */
  | { kind: "choice"; choices: readonly string[]; table?: string }
  /** Several of these words, separated by commas. */
  | { kind: "choices"; choices: readonly string[]; table?: string };

/** The kinds of fields in document.yaml and in a language file's front matter. */
export type FieldKind =
  | ValueKind
  | { kind: "tags" }
  | { kind: "pictures" }
  /** A text for each picture. */
  | { kind: "per-picture" }
  /** A list of texts; the contract has each under a name of its own. */
  | { kind: "list"; entry: string }
  /** A list of entries with several values; the contract puts `prefix` before their names. */
  | { kind: "records"; prefix: string; of: Record<string, ValueKind> }
  | { kind: "departures" };

export const DOCUMENT_TYPES = ["blog", "destination", "program"] as const;
export type DocumentType = (typeof DOCUMENT_TYPES)[number];

/** Fields about the document and its pictures, which the contract has outside of the other fields. */
const META_FIELDS: Record<string, FieldKind> = {
  published: { kind: "date" },
  updated: { kind: "date" },
  tags: { kind: "tags" },
  uid: { kind: "uid" },
  alt: { kind: "per-picture" },
  credit: { kind: "per-picture" },
};

const TEXT = { kind: "text" } as const;
const NUMBER = { kind: "number" } as const;
const POINT = { kind: "point" } as const;

const CATEGORIES = { table: "content-service/choices.ts" };
const REGION = { table: "content-service/region-choices.ts" };

/** The entries of `departures` after rules have been expanded into days. */
export const DEPARTURE: Record<string, ValueKind> = {
  departure_day: { kind: "day" },
  departure_time: TEXT,
  departure_state: { kind: "choice", choices: DEPARTURE_STATES },
  places_left: NUMBER,
};

/** The fields of the contract. */
const TYPE_FIELDS: Record<DocumentType, Record<string, FieldKind>> = {
  blog: {
    category_name: { kind: "choice", choices: BLOG_CATEGORIES, ...CATEGORIES },
    image: { kind: "picture" },
    best_months: { kind: "months" },
  },
  destination: {
    image: { kind: "picture" },
    place: POINT,
    country: { kind: "choice", choices: COUNTRY_CODES, ...REGION },
    region: { kind: "choice", choices: REGIONS, ...REGION },
    best_months: { kind: "months" },
    good_months: { kind: "months" },
    checked_on: { kind: "day" },
    facts: {
      kind: "records",
      prefix: "fact_",
      of: { kind: { kind: "choice", choices: FACT_KINDS }, text: TEXT, link: { kind: "link" } },
    },
  },
  program: {
    category: TEXT,
    description: TEXT,
    age_restrictions: TEXT,
    challenge_level: TEXT,
    event_duration: TEXT,
    package_type: { kind: "choice", choices: PROGRAM_TYPES, ...CATEGORIES },
    price: TEXT,
    program: { kind: "list", entry: "program_title" },
    program_images: { kind: "pictures" },
    start: POINT,
    stops: {
      kind: "records",
      prefix: "stop_",
      of: { name: TEXT, point: POINT, destination: { kind: "link" } },
    },
    countries: { kind: "choices", choices: COUNTRY_CODES, ...REGION },
    best_months: { kind: "months" },
    good_months: { kind: "months" },
    guide_languages: { kind: "choices", choices: GUIDE_LANGUAGES, ...REGION },
    group_smallest: NUMBER,
    group_largest: NUMBER,
    confirm_days: NUMBER,
    cancel_days: NUMBER,
    nights: NUMBER,
    mobility: { kind: "choice", choices: MOBILITY },
    mobility_note: TEXT,
    price_currency: { kind: "choice", choices: CURRENCIES, ...REGION },
    prices: { kind: "records", prefix: "price_", of: { for: TEXT, amount: NUMBER } },
    extras: { kind: "records", prefix: "extra_", of: { name: TEXT, amount: NUMBER } },
    included: { kind: "list", entry: "included_text" },
    not_included: { kind: "list", entry: "not_included_text" },
    lodging: TEXT,
    departures: { kind: "departures" },
  },
};

/** The fields in the contract: those of all types, and those of each type. */
export const CONTRACT_FIELDS: Record<DocumentType, Record<string, FieldKind>> = {
  blog: { summary: TEXT, ...TYPE_FIELDS.blog },
  destination: { summary: TEXT, ...TYPE_FIELDS.destination },
  program: { summary: TEXT, ...TYPE_FIELDS.program },
};

const writable = (type: DocumentType): Record<string, FieldKind> => ({
  title: TEXT,
  summary: TEXT,
  ...META_FIELDS,
  ...TYPE_FIELDS[type],
});

/** The fields that may be written. */
export const FIELDS: Record<DocumentType, Record<string, FieldKind>> = {
  blog: writable("blog"),
  destination: writable("destination"),
  program: writable("program"),
};

export function isDocumentType(name: string): name is DocumentType {
  return DOCUMENT_TYPES.some((type) => type === name);
}

export function isUid(text: string): boolean {
  return /^[A-Za-z0-9_-]+$/.test(text);
}

/** A page is a folder of this name, and common file systems limit names to 255 bytes. */
export const LONGEST_UID = 200;

import { BLOG_CATEGORIES, PROGRAM_TYPES } from "../../choices.ts";
import { DEPARTURE_STATES, FACT_KINDS, MOBILITY } from "../../optional-choices.ts";
import { COUNTRY_CODES, CURRENCIES, GUIDE_LANGUAGES, REGIONS } from "../../region-choices.ts";

/** What is written on one line. */
export type ValueKind =
  | { kind: "text" | "date" | "uid" | "picture" | "day" | "number" | "point" | "months" | "link" }
  /** One of some words; `table` is the file that an operator adds to. */
  | { kind: "choice"; choices: readonly string[]; table?: string }
  /** Some of them, with commas between them. */
  | { kind: "choices"; choices: readonly string[]; table?: string };

/** What a person may write in document.yaml and in a language file's front matter. */
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

/** What is said of the document and of its pictures; the contract has it elsewhere than all other fields. */
const ABOUT: Record<string, FieldKind> = {
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

/** The entries of `departures`, as they are once all rules are days. */
export const DEPARTURE: Record<string, ValueKind> = {
  departure_day: { kind: "day" },
  departure_time: TEXT,
  departure_state: { kind: "choice", choices: DEPARTURE_STATES },
  places_left: NUMBER,
};

/** The fields of the contract. */
const OWN: Record<DocumentType, Record<string, FieldKind>> = {
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

/** What all documents have in the contract, and what each type has besides. */
export const CONTRACT_FIELDS: Record<DocumentType, Record<string, FieldKind>> = {
  blog: { summary: TEXT, ...OWN.blog },
  destination: { summary: TEXT, ...OWN.destination },
  program: { summary: TEXT, ...OWN.program },
};

const writable = (type: DocumentType): Record<string, FieldKind> => ({
  title: TEXT,
  summary: TEXT,
  ...ABOUT,
  ...OWN[type],
});

/** All that may be written. */
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

/** A page is a folder of this name, and no common file system has longer names than 255. */
export const LONGEST_UID = 200;

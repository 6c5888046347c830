import { BLOG_CATEGORIES, PROGRAM_TYPES } from "../../choices.ts";

/** What a person may write in document.yaml and in a language file's front matter. */
export type FieldKind =
  | { kind: "text" | "date" | "uid" | "picture" | "list" | "pictures" | "per-picture" }
  | { kind: "choice"; choices: readonly string[] };

export const DOCUMENT_TYPES = ["blog", "destination", "program"] as const;
export type DocumentType = (typeof DOCUMENT_TYPES)[number];

const EVERY_TYPE: Record<string, FieldKind> = {
  title: { kind: "text" },
  summary: { kind: "text" },
  published: { kind: "date" },
  updated: { kind: "date" },
  tags: { kind: "list" },
  uid: { kind: "uid" },
  alt: { kind: "per-picture" },
  credit: { kind: "per-picture" },
};

export const FIELDS: Record<DocumentType, Record<string, FieldKind>> = {
  blog: {
    ...EVERY_TYPE,
    category_name: { kind: "choice", choices: BLOG_CATEGORIES },
    image: { kind: "picture" },
  },
  destination: { ...EVERY_TYPE, image: { kind: "picture" } },
  program: {
    ...EVERY_TYPE,
    category: { kind: "text" },
    description: { kind: "text" },
    age_restrictions: { kind: "text" },
    challenge_level: { kind: "text" },
    event_duration: { kind: "text" },
    package_type: { kind: "choice", choices: PROGRAM_TYPES },
    price: { kind: "text" },
    program: { kind: "list" },
    program_images: { kind: "pictures" },
  },
};

export function isDocumentType(name: string): name is DocumentType {
  return DOCUMENT_TYPES.some((type) => type === name);
}

export function isUid(text: string): boolean {
  return /^[A-Za-z0-9_-]+$/.test(text);
}

/** A page is a folder of this name, and no common file system has longer names than 255. */
export const LONGEST_UID = 200;

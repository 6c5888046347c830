import type { RawDocument } from "../../src/documents/raw.ts";
import { LANGUAGE_TABLE, type Language, WRITTEN_LANGUAGES } from "../../src/i18n/languages.ts";
import { DOCUMENT_TYPES, type DocumentType } from "../../src/i18n/routes.ts";

export type Documents = Record<DocumentType, RawDocument[]>;

const WORDS = "dunav obala vinograd šuma čaplja most tvrđava podrum bicikl skela jutro pijesak";
const DAY = 24 * 60 * 60 * 1000;

function words(seed: number, count: number): string {
  const list = WORDS.split(" ");
  const word = (index: number): string => list[(seed * 7 + index * 5) % list.length] ?? "";
  return `${Array.from({ length: count }, (_, index) => word(index)).join(" ")}.`;
}

function richText(seed: number): unknown[] {
  const paragraph = (index: number) => ({
    type: "paragraph",
    text: words(seed + index, 60),
    spans: [{ type: "strong", start: 3, end: 12 }],
  });
  return [
    paragraph(0),
    { type: "heading2", text: words(seed, 4), spans: [] },
    paragraph(1),
    { type: "list-item", text: words(seed, 8), spans: [] },
    paragraph(2),
    paragraph(3),
  ];
}

function oneDocument(type: DocumentType, language: Language, index: number): RawDocument {
  const uid = `${type}-${index}`;
  const published = new Date(Date.UTC(2026, 0, 1) - index * DAY).toISOString();
  const others = WRITTEN_LANGUAGES.filter((other) => other !== language);
  const lang = LANGUAGE_TABLE[language].contentCode;
  return {
    _meta: {
      id: `${uid}-${lang}`,
      uid,
      type,
      lang,
      tags: [],
      firstPublicationDate: published.replace(/\.\d+Z$/, "+0000"),
      lastPublicationDate: null,
      alternateLanguages: others.map((other) => ({
        id: `${uid}-${other}`,
        uid,
        type,
        lang: LANGUAGE_TABLE[other].contentCode,
      })),
    },
    title: [{ type: "heading1", text: `${type} ${index} ${words(index, 3)}`, spans: [] }],
    summary: words(index, 20),
    content: richText(index),
    image: null,
    category_name: "Nature",
    package_type: "Active",
    event_duration: "2 h",
    age_restrictions: "8+",
    challenge_level: "1",
    program: [{ program_title: words(index, 4) }, { program_title: words(index + 1, 4) }],
    program_images: [],
  };
}

export const ofEveryType = <Value>(make: (type: DocumentType) => Value) =>
  Object.fromEntries(DOCUMENT_TYPES.map((type) => [type, make(type)])) as Record<
    DocumentType,
    Value
  >;

/**
 * So many documents of each type, each in every language, without pictures; of a type that is not
 * named, none.
 */
export const makeDocuments = (count: Partial<Record<DocumentType, number>>): Documents =>
  ofEveryType((type) =>
    Array.from({ length: count[type] ?? 0 }, (_, index) =>
      WRITTEN_LANGUAGES.map((language) => oneDocument(type, language, index)),
    ).flat(),
  );

/** Enough documents for about so many pages, all languages counted. */
export function documentsForPages(pages: number): Documents {
  const count = Math.round(pages / WRITTEN_LANGUAGES.length / DOCUMENT_TYPES.length);
  return makeDocuments(ofEveryType(() => count));
}

import type { DocumentType } from "../../../content-service/kinds/document-types.ts";
import { KINDS } from "../../../content-service/kinds/kinds.ts";
import { LEG } from "../../../content-service/kinds/leg.ts";
import type { BlogPost } from "../../../src/documents/kinds/blog.ts";
import type { Destination } from "../../../src/documents/kinds/destination.ts";
import type { Departure } from "../../../src/documents/kinds/fieldValues.ts";
import type { Program } from "../../../src/documents/kinds/program.ts";
import { PLAIN_READING, readFields } from "../../../src/documents/load/transform/readFields.ts";
import { documentPath } from "../../../src/documents/paths.ts";
import type { Picture } from "../../../src/documents/types.ts";
import type { Language } from "../../../src/i18n/languages.ts";

const PICTURE: Picture = {
  src: "/pictures/heron-960.webp",
  sources: [],
  srcSet: "",
  alt: "A heron",
  credit: "",
  width: 1200,
  height: 800,
  placeholder: "",
};

export const NO_STORY_DETAILS = readFields(KINDS.blog.details, {}, PLAIN_READING);
const NO_PLACE_DETAILS = readFields(KINDS.destination.details, {}, PLAIN_READING);
export const NO_LEG = readFields(LEG, {}, PLAIN_READING);
export const NO_TRIP_DETAILS = readFields(KINDS.program.details, {}, PLAIN_READING);

/** leavesOn("2027-05-15", { state: "full" }) */
export const leavesOn = (day: string, own: Partial<Departure> = {}): Departure => ({
  day,
  time: "08:00",
  state: null,
  placesLeft: null,
  places: null,
  booked: null,
  language: null,
  ...own,
});

/** What all documents have; a document is its own only version unless it is said otherwise. */
function base<Type extends DocumentType>(type: Type, uid: string, language: Language) {
  const path = documentPath(type, uid, language);
  return {
    type,
    id: `${uid} ${language}`,
    uid,
    language,
    path,
    title: `Title of ${uid}`,
    summary: `Summary of ${uid}`,
    publishedAt: "2026-01-02T08:00:00.000Z",
    updatedAt: "",
    content: [],
    pictures: [{ ...PICTURE, src: `/pictures/${uid}-960.webp` }],
    translations: [{ language, path }],
  };
}

export function story(uid: string, language: Language, own: Partial<BlogPost> = {}): BlogPost {
  return { ...base("blog", uid, language), category: null, details: NO_STORY_DETAILS, ...own };
}

export function place(
  uid: string,
  language: Language,
  own: Partial<Destination> = {},
): Destination {
  return { ...base("destination", uid, language), details: NO_PLACE_DETAILS, ...own };
}

export function trip(uid: string, language: Language, own: Partial<Program> = {}): Program {
  return {
    ...base("program", uid, language),
    category: "",
    description: "",
    programType: null,
    ageRestriction: "",
    age: null,
    activityLevel: "",
    duration: "",
    days: null,
    price: "120 €",
    steps: [],
    details: NO_TRIP_DETAILS,
    ...own,
  };
}

import { type Language, languageOfContentCode } from "../../i18n/languages.ts";
import { asList, asText, isRecord, type RawDocument } from "../raw.ts";
import {
  BLOG_CATEGORIES,
  type BlogPost,
  type Destination,
  type DocumentType,
  type PictureReference,
  PROGRAM_TYPES,
  type Program,
  type SiteDocument,
  type Translation,
} from "../types.ts";
import { lengthOf } from "./length.ts";
import type { FindPage } from "./link.ts";
import { toPicture } from "./picture.ts";
import { toRichText, toTitle } from "./richText.ts";

export interface TransformContext {
  language: Language;
  path: string;
  uid: string;
  findPage: FindPage;
  translations: Translation[];
}

const DATE = /^(\d{4}-\d\d-\d\d)(?:T([\d:.]+)(?:Z|([+-]\d\d):?(\d\d))?)?$/;

/** "2026-10-14T10:00:00+0200" => "2026-10-14T08:00:00.000Z"; "" for what is no date */
export function toDate(value: unknown): string {
  const [, day, clock = "00:00", hours = "+00", minutes = "00"] = DATE.exec(asText(value)) ?? [];
  if (day === undefined) return "";
  // The service writes its offset without a colon, which not every engine reads; a time without
  // an offset would be another one on every machine.
  const time = Date.parse(`${day}T${clock}${hours}:${minutes}`);
  return Number.isNaN(time) ? "" : new Date(time).toISOString();
}

/** What a document without a title is called: its address, "canoe-dawn" => "Canoe dawn". */
function nameFromUid(uid: string): string {
  const words = uid.replace(/[-_]+/g, " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function toBase(
  raw: RawDocument,
  { language, path, uid, findPage, translations }: TransformContext,
) {
  return {
    id: raw._meta.id,
    uid,
    language,
    path,
    title: toTitle(raw.title) || nameFromUid(uid) || uid,
    summary: asText(raw.summary),
    publishedAt: toDate(raw._meta.firstPublicationDate),
    updatedAt: toDate(raw._meta.lastPublicationDate),
    content: toRichText(raw.content, findPage),
    translations,
  };
}

function toBlogPost(raw: RawDocument, context: TransformContext): BlogPost<PictureReference> {
  return {
    ...toBase(raw, context),
    type: "blog",
    category: BLOG_CATEGORIES.find((category) => category === raw.category_name) ?? null,
    picture: toPicture(raw.image),
  };
}

function toDestination(raw: RawDocument, context: TransformContext): Destination<PictureReference> {
  return { ...toBase(raw, context), type: "destination", picture: toPicture(raw.image) };
}

function toProgram(raw: RawDocument, context: TransformContext): Program<PictureReference> {
  const steps = asList(raw.program).map((item) =>
    isRecord(item) ? asText(item.program_title) : "",
  );
  const pictures = asList(raw.program_images).map((item) =>
    isRecord(item) ? toPicture(item.image) : null,
  );
  return {
    ...toBase(raw, context),
    type: "program",
    category: asText(raw.category),
    description: asText(raw.description),
    programType: PROGRAM_TYPES.find((type) => type === raw.package_type) ?? null,
    ageRestriction: asText(raw.age_restrictions),
    activityLevel: asText(raw.challenge_level),
    duration: asText(raw.event_duration),
    days: lengthOf(asText(raw.event_duration)),
    price: asText(raw.price),
    steps: steps.filter((step) => step !== ""),
    pictures: pictures.filter((picture) => picture !== null),
  };
}

const TRANSFORMS: Record<
  DocumentType,
  (raw: RawDocument, context: TransformContext) => SiteDocument<PictureReference>
> = { blog: toBlogPost, destination: toDestination, program: toProgram };

export function toDocument(
  type: DocumentType,
  raw: RawDocument,
  context: TransformContext,
): SiteDocument<PictureReference> {
  return TRANSFORMS[type](raw, context);
}

/** Siblings as the service names them: { language: "de", uid: "kanumorgen" }. */
export function toSiblings(raw: RawDocument): { language: Language; uid: string }[] {
  return asList(raw._meta.alternateLanguages).flatMap((sibling) => {
    if (!isRecord(sibling)) return [];
    const language = languageOfContentCode(sibling.lang);
    return language !== undefined && typeof sibling.uid === "string"
      ? [{ language, uid: sibling.uid }]
      : [];
  });
}

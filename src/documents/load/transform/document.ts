import { type Language, languageOfContentCode } from "../../../i18n/languages.ts";
import type { DocumentType } from "../../../i18n/routes.ts";
import type { DocumentOf } from "../../kinds.ts";
import { asList, asText, isRecord, type RawDocument } from "../../raw.ts";
import { sourceOf } from "../../sources.ts";
import type { PictureReference, Translation } from "../../types.ts";
import { detailReader } from "./detailReader.ts";
import { fieldReader } from "./fieldReader.ts";
import { type FindPage, findPageFrom } from "./link.ts";
import { toRichText, toTitle } from "./richText.ts";
import { asWritten, type Transliterate } from "./transliterate.ts";

export interface TransformContext {
  language: Language;
  path: string;
  uid: string;
  findPage: FindPage;
  translations: Translation[];
  /** For a language that has the texts of another in its own letters. */
  transliterate?: Transliterate;
  /** Called for each skipped value; undefined in a browser. */
  warn?: (message: string) => void;
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
  { language, path, uid, findPage, translations, transliterate = asWritten }: TransformContext,
) {
  return {
    id: raw._meta.id,
    uid,
    language,
    path,
    title: transliterate(toTitle(raw.title) || nameFromUid(uid) || uid),
    summary: transliterate(asText(raw.summary)),
    publishedAt: toDate(raw._meta.firstPublicationDate),
    updatedAt: toDate(raw._meta.lastPublicationDate),
    content: toRichText(raw.content, findPage, transliterate),
    translations,
  };
}

export function toDocument<Type extends DocumentType>(
  type: Type,
  raw: RawDocument,
  context: TransformContext,
): DocumentOf<Type, PictureReference> {
  const { pictures, read } = sourceOf(type);
  const { language, uid, transliterate, warn = () => {} } = context;
  const findPage = findPageFrom(language, context.findPage);
  const reader = fieldReader(raw, transliterate);
  const what = `The ${type} "${uid}" (${language})`;
  const optional = detailReader(raw, findPage, what, warn, transliterate);
  return {
    ...toBase(raw, { ...context, findPage }),
    pictures: pictures(reader),
    ...read(reader, optional),
  };
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

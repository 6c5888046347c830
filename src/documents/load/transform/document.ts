import { EVERY_CARD, EVERY_PAGE, type Kind } from "../../../../content-service/kinds/kind.ts";
import { KINDS } from "../../../../content-service/kinds/kinds.ts";
import { type Language, languageOfContentCode } from "../../../i18n/languages.ts";
import type { DocumentType } from "../../../i18n/routes.ts";
import { extrasOf } from "../../extras.ts";
import type { DeclaredFields } from "../../kinds/fieldValues.ts";
import type { DocumentOf, KindFields } from "../../kinds.ts";
import { asList, asText, isRecord, type RawDocument } from "../../raw.ts";
import type { PictureReference, Translation } from "../../types.ts";
import { type FindPage, findPageFrom } from "./link.ts";
import { type Reading, readFields, reportOnce } from "./readFields.ts";
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

function readDeclared<Type extends DocumentType>(
  type: Type,
  raw: RawDocument,
  reading: Reading,
): DeclaredFields[Type] {
  const { card, page, details }: Kind = KINDS[type];
  const own = { ...readFields(card, raw, reading), ...readFields(page, raw, reading) };
  // DeclaredFields follows from these tables.
  return { type, ...own, details: readFields(details, raw, reading) } as DeclaredFields[Type];
}

/** The fields that only documents of a kind have, for any service's answer. */
function readOwn<Type extends DocumentType>(
  type: Type,
  raw: RawDocument,
  reading: Reading,
): KindFields[Type] {
  const declared = readDeclared(type, raw, reading);
  // Texts are parsed in the letters in which they are written.
  const asTheyAre =
    reading.transliterate === asWritten
      ? declared
      : readDeclared(type, raw, { ...reading, transliterate: asWritten, report: () => {} });
  return { ...declared, ...extrasOf(type).derive(asTheyAre) } as KindFields[Type];
}

export function toDocument<Type extends DocumentType>(
  type: Type,
  raw: RawDocument,
  context: TransformContext,
): DocumentOf<Type, PictureReference> {
  const { language, path, uid, translations, transliterate = asWritten, warn } = context;
  const findPage = findPageFrom(language, context.findPage);
  const report = warn ? reportOnce(`The ${type} "${uid}" (${language})`, warn) : () => {};
  const reading: Reading = { findPage, transliterate, report };
  const { pictures }: Kind = KINDS[type];
  const every = readFields({ ...EVERY_CARD, ...EVERY_PAGE, pictures }, raw, reading);
  return {
    id: raw._meta.id,
    uid,
    language,
    path,
    publishedAt: toDate(raw._meta.firstPublicationDate),
    updatedAt: toDate(raw._meta.lastPublicationDate),
    translations,
    ...every,
    title: every.title || transliterate(nameFromUid(uid) || uid),
    ...readOwn(type, raw, reading),
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

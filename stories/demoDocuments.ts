/// <reference types="vite/client" />

import { DOCUMENT_TYPES, type DocumentType } from "../content-service/kinds/document-types.ts";
import { faultLine } from "../content-service/src/documents/fault.ts";
import { NO_FIELDS } from "../content-service/src/documents/fields/fields.ts";
import { LANGUAGES as FILES_BY_LANGUAGE } from "../content-service/src/documents/languages.ts";
import {
  type ContentDocument,
  createDocument,
  createLibrary,
} from "../content-service/src/documents/library.ts";
import { type ParsedText, parseText } from "../content-service/src/documents/parse-text.ts";
import { normalizeText } from "../content-service/src/documents/read-text.ts";
import { resolversOf } from "../content-service/src/graphql/document.ts";
import type { Context } from "../content-service/src/graphql/fields.ts";
import type { SiteDocument } from "../src/documents/kinds.ts";
import { assembleDocuments, type Collected } from "../src/documents/load/assemble.ts";
import type { RawDocument } from "../src/documents/raw.ts";
import type { Picture, PictureReference } from "../src/documents/types.ts";
import { dayAfter } from "../src/documents/viewModels/dayAfter.ts";
import { LANGUAGE_TABLE, WRITTEN_LANGUAGES } from "../src/i18n/languages.ts";
import { withPictures } from "../src/images/pictures.ts";
import { pictureFile } from "./pictures.ts";

// Eight documents of content-service/documents/ in all languages: parsed as the content service does, sent as
// it answers, and read as the build does. A link to any other document is plain text.

const FOLDER = "../content-service/";

// A pattern is a literal: Vite reads it before the code runs.
const TEXTS = import.meta.glob<string>(
  [
    "../content-service/documents/destination/{kopacki-rit,ilok}/*",
    "../content-service/documents/program/{canoe-dawn,dyke-by-bicycle}/*",
    "../content-service/documents/journey/{three-days-without-a-car,five-days-over-both-banks}/*",
    "../content-service/documents/blog/{herons-at-first-light,three-days-on-the-dyke}/*",
  ],
  { query: "?raw", import: "default", eager: true },
);

/**
 * The days of a document.yaml, fifty-two weeks earlier: the demo departs in the year after the
 * stories' clock. Whole weeks keep the weekdays.
 */
const atStoryTime = (yaml: string): string =>
  yaml.replace(/\b\d{4}-\d\d-\d\d\b/g, (day) => dayAfter(day, -52 * 7));

function parse(path: string, type: DocumentType): ParsedText | undefined {
  const text = TEXTS[path];
  if (text === undefined) return undefined;
  const file = path.slice(FOLDER.length);
  const parsed = parseText(
    normalizeText(file.endsWith(".yaml") ? atStoryTime(text) : text),
    file,
    type,
  );
  if (parsed.faults.length > 0) throw new Error(parsed.faults.map(faultLine).join("\n"));
  return parsed;
}

function readFolder(type: DocumentType, folder: string): ContentDocument[] {
  const path = `${FOLDER}documents/${type}/${folder}`;
  const shared = parse(`${path}/document.yaml`, type)?.fields ?? NO_FIELDS;
  return FILES_BY_LANGUAGE.flatMap(({ file, code: lang }) => {
    const { fields, body } = parse(`${path}/${file}.md`, type) ?? {};
    return fields && body ? [createDocument({ type, folder, lang }, shared, { fields, body })] : [];
  });
}

/** Where the service would have its pictures; no browser asks for them there. */
const PICTURES = "https://pictures.example/";

const toPicture = ({ url, alt, credit }: PictureReference): Picture =>
  pictureFile(url.slice(PICTURES.length), alt, credit);

const foldersOf = (type: DocumentType): string[] => {
  const names = Object.keys(TEXTS).map((path) => path.split("/").slice(-3));
  return [...new Set(names.flatMap(([kind, folder]) => (kind === type && folder) || []))];
};

function readDocuments(): SiteDocument[] {
  const library = createLibrary(
    DOCUMENT_TYPES.flatMap((type) => foldersOf(type).flatMap((name) => readFolder(type, name))),
    { ref: "", languages: FILES_BY_LANGUAGE },
  );
  const context: Context = {
    library,
    pageCap: library.documents.length,
    picture: (name, alt, credit) => {
      const { width, height } = pictureFile(name, alt);
      return {
        url: PICTURES + name,
        alt,
        copyright: credit,
        dimensions: { width: width ?? 0, height: height ?? 0 },
      };
    },
  };
  const send = (document: ContentDocument): RawDocument => {
    const fields = Object.entries(resolversOf(document.type)).map(([name, resolve]) => [
      name,
      resolve(document, {}, context),
    ]);
    const { id, lang } = document;
    return { _meta: { id, lang }, ...Object.fromEntries(fields) };
  };
  const collected = DOCUMENT_TYPES.flatMap((type) =>
    WRITTEN_LANGUAGES.map((language): Collected => {
      const code = LANGUAGE_TABLE[language].contentCode;
      const own = library.ofType(type).filter(({ lang }) => lang === code);
      return { type, language, documents: own.map(send) };
    }),
  );
  const refuse = (message: string): never => {
    throw new Error(message);
  };
  return assembleDocuments(collected, refuse, () => {}).map((document) =>
    withPictures(document, toPicture),
  );
}

/** In all languages, in Serbian also in Cyrillic letters. */
export const DEMO_DOCUMENTS: SiteDocument[] = readDocuments();

import { DOCUMENT_TYPES, type DocumentType } from "../documents/fields/field-table.ts";
import type { ContentDocument } from "../documents/library.ts";
import { serializeRichText } from "../rich-text/serialize.ts";
import {
  firstPublished,
  isInLanguage,
  type ListArguments,
  lastPublished,
  paginate,
} from "./connection.ts";
import type { Context, Resolver } from "./fields.ts";
import { fieldsOf, typeName } from "./schema.ts";

function related({ id, uid, type, lang }: ContentDocument) {
  return { id, uid, type, lang };
}

function metaOf(document: ContentDocument, { library }: Context) {
  return {
    ...related(document),
    tags: (document.fields.lists.get("tags") ?? []).map(({ value }) => value),
    firstPublicationDate: firstPublished(document),
    lastPublicationDate: lastPublished(document),
    alternateLanguages: library.siblings(document).map(related),
  };
}

const EVERY_TYPE: Record<string, Resolver> = {
  _meta: (document, _args, context) => metaOf(document, context),
  title: ({ fields }) => {
    const title = fields.texts.get("title");
    return title ? [{ type: "heading1", text: title.value, spans: [] }] : [];
  },
  content: (document, _args, context) => serializeRichText(document, context),
};

const resolversOf = (type: DocumentType): Record<string, Resolver> => ({
  ...EVERY_TYPE,
  ...Object.fromEntries(
    Object.entries(fieldsOf(type)).map(([name, { resolve }]) => [name, resolve]),
  ),
});

function list(type: DocumentType) {
  return (_root: unknown, args: ListArguments, { library, pageCap }: Context) =>
    paginate(library.ofType(type), args, pageCap);
}

function one(type: DocumentType) {
  return (_root: unknown, { uid, lang }: { uid: string; lang: string }, { library }: Context) =>
    library.ofType(type).find((document) => document.uid === uid && isInLanguage(document, lang)) ??
    null;
}

const ofEvery = <Value>(entries: (type: DocumentType) => [string, Value][]) =>
  Object.fromEntries(DOCUMENT_TYPES.flatMap(entries));

export const resolvers = {
  Query: {
    ...ofEvery((type) => [[`all${typeName(type)}s`, list(type)]]),
    ...ofEvery((type) => [[type, one(type)]]),
  },
  ...ofEvery((type) => [[typeName(type), resolversOf(type)]]),
};

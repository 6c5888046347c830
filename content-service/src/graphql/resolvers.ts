import { DOCUMENT_TYPES, type DocumentType, typeName } from "../../kinds/document-types.ts";
import { contractName } from "../../kinds/fields.ts";
import { allFields } from "../../kinds/kinds.ts";
import type { ContentDocument } from "../documents/library.ts";
import {
  firstPublished,
  isInLanguage,
  type ListArguments,
  lastPublished,
  paginate,
} from "./connection.ts";
import { type Context, type Resolver, resolveField } from "./fields.ts";

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

const resolversOf = (type: DocumentType): Record<string, Resolver> => ({
  _meta: (document, _args, context) => metaOf(document, context),
  ...Object.fromEntries(
    Object.entries(allFields(type)).map(([key, field]) => [
      contractName(key, field),
      resolveField(key, field),
    ]),
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

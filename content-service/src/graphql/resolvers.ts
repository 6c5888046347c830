import { DOCUMENT_TYPES, type DocumentType, typeName } from "../../kinds/document-types.ts";
import { isInLanguage, type ListArguments, paginate } from "./connection.ts";
import { resolversOf } from "./document.ts";
import type { Context } from "./fields.ts";

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

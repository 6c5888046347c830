import type { DocumentType } from "../../kinds/document-types.ts";
import type { Block } from "../rich-text/model.ts";
import { type Fields, mergeFields } from "./fields/fields.ts";
import type { Language } from "./languages.ts";

export interface ContentDocument {
  id: string;
  type: DocumentType;
  /** The folder's name: what inner links name and what the languages of a document share. */
  folder: string;
  uid: string;
  lang: string;
  fields: Fields;
  body: readonly Block[];
}

/** All documents at one moment. A reload makes a new library with a new ref. */
export interface Library {
  documents: readonly ContentDocument[];
  ref: string;
  languages: readonly Language[];
  /** In the order of the languages. */
  ofType(type: DocumentType): readonly ContentDocument[];
  find(type: DocumentType, folder: string, lang: string): ContentDocument | undefined;
  siblings(document: ContentDocument): readonly ContentDocument[];
}

export function documentId(type: DocumentType, folder: string, lang: string): string {
  return `${type}.${folder}.${lang}`;
}

/** A document in one language, from its shared file and that of the language. */
export function createDocument(
  { type, folder, lang }: Pick<ContentDocument, "type" | "folder" | "lang">,
  shared: Fields,
  own: Pick<ContentDocument, "fields" | "body">,
): ContentDocument {
  const fields = mergeFields(shared, own.fields);
  const uid = fields.texts.get("uid")?.value ?? folder;
  return { id: documentId(type, folder, lang), type, folder, uid, lang, fields, body: own.body };
}

function grouped<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group === undefined) groups.set(keyOf(item), [item]);
    else group.push(item);
  }
  return groups;
}

export function createLibrary(
  documents: readonly ContentDocument[],
  { ref, languages }: Pick<Library, "ref" | "languages">,
): Library {
  const rank = ({ lang }: ContentDocument): number =>
    languages.findIndex(({ code }) => code === lang);
  const byId = new Map(documents.map((document) => [document.id, document]));
  const byFolder = grouped(documents, ({ type, folder }) => `${type}/${folder}`);
  const byType = grouped(
    [...documents].sort((a, b) => rank(a) - rank(b)),
    ({ type }) => type,
  );
  return {
    documents,
    ref,
    languages,
    ofType: (type) => byType.get(type) ?? [],
    find: (type, folder, lang) => byId.get(documentId(type, folder, lang)),
    siblings: (document) =>
      (byFolder.get(`${document.type}/${document.folder}`) ?? []).filter(
        ({ id }) => id !== document.id,
      ),
  };
}

/** The texts of a picture: those at the picture itself, or else the document's own. */
export function pictureWords(
  { fields }: { fields: Fields },
  picture: string,
  own: { alt: string; credit: string | null } = { alt: "", credit: null },
): { alt: string; credit: string | null } {
  return {
    alt: own.alt || (fields.perPicture.get("alt")?.get(picture)?.value ?? ""),
    credit: own.credit ?? fields.perPicture.get("credit")?.get(picture)?.value ?? null,
  };
}

import type { DocumentType } from "../../kinds/document-types.ts";
import { contractName } from "../../kinds/fields.ts";
import { allFields } from "../../kinds/kinds.ts";
import type { ContentDocument } from "../documents/library.ts";
import { type Context, type Resolver, resolveField } from "./fields.ts";

// A document as the service sends it. Without Node and GraphQL: the stories show documents in the browser.

export function firstPublished({ fields }: ContentDocument): string | null {
  return fields.texts.get("published")?.value ?? null;
}

export function lastPublished(document: ContentDocument): string | null {
  return document.fields.texts.get("updated")?.value ?? firstPublished(document);
}

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

/** By the names of the fields in the contract. */
export const resolversOf = (type: DocumentType): Record<string, Resolver> => ({
  _meta: (document, _args, context) => metaOf(document, context),
  ...Object.fromEntries(
    Object.entries(allFields(type)).map(([key, field]) => [
      contractName(key, field),
      resolveField(key, field),
    ]),
  ),
});

import type { DocumentType } from "../../../i18n/routes.ts";
import { sourceOf } from "../../sources.ts";
import type { ContentRequest } from "./answer.ts";
import { typeName } from "./typeName.ts";

const META =
  "_meta { id uid lang firstPublicationDate lastPublicationDate alternateLanguages { uid lang } }";

/** The optional fields that a service has, as they stand in queries: "lodging prices { price_for }". */
export type Selections = Partial<Record<DocumentType, string>>;

export const NO_SELECTIONS: Selections = {};

/** The most documents a request may ask for; the service may send fewer. */
export const PAGE_SIZE = 100;

function list(type: DocumentType, first: number, after: string, node: string): string {
  return `${sourceOf(type).field}(lang: $lang, first: ${first}${after}, sortBy: meta_firstPublicationDate_DESC) {
      pageInfo { hasNextPage endCursor }
      edges { node { ${node} } }
    }`;
}

/** One page of a collection; `under` is the field below which Gatsby grafts the service's schema. */
export function collectionQuery(
  type: DocumentType,
  selections: Selections,
  under?: string,
): string {
  const { operationName, cardQuery: card, detailQuery: text } = sourceOf(type);
  const body = list(
    type,
    PAGE_SIZE,
    ", after: $after",
    `${META} ${card} ${text} ${selections[type] ?? ""}`,
  );
  return `query ${operationName}($lang: String!, $after: String) { ${under === undefined ? body : `${under} { ${body} }`} }`;
}

/** The newest documents of a collection, without their texts. */
export function newestRequest(type: DocumentType, lang: string, first: number): ContentRequest {
  const { operationName, cardQuery: card } = sourceOf(type);
  const query = `query ${operationName}($lang: String!) { ${list(type, first, "", `${META} ${card}`)} }`;
  return { operationName, variables: { lang }, query };
}

/** One document; the answer has it under the name of its type. */
export function documentRequest(
  type: DocumentType,
  lang: string,
  uid: string,
  selections: Selections,
): ContentRequest {
  const { cardQuery: card, detailQuery: text } = sourceOf(type);
  const operationName = `One${typeName(type)}`;
  const query = `query ${operationName}($uid: String!, $lang: String!) {
    ${type}(uid: $uid, lang: $lang) { ${META} ${card} ${text} ${selections[type] ?? ""} }
  }`;
  return { operationName, variables: { uid, lang }, query };
}

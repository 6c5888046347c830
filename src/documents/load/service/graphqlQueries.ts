import { OPTIONAL_TYPES, typeName } from "../../../../content-service/kinds/document-types.ts";
import { cardFields, pageFields } from "../../../../content-service/kinds/kinds.ts";
import type { DocumentType } from "../../../i18n/routes.ts";
import type { ContentRequest } from "./answer.ts";
import { listField, listOperation } from "./listNames.ts";
import { printSelection, selectFields } from "./selection.ts";

const META =
  "_meta { id uid lang firstPublicationDate lastPublicationDate alternateLanguages { uid lang } }";

/** The optional fields that a service has, as they stand in queries: "lodging prices { price_for }". */
export type Selections = Partial<Record<DocumentType, string>>;

export const NO_SELECTIONS: Selections = {};

/** Whether a service has documents of the type. */
export const isServed = (type: DocumentType, selections: Selections): boolean =>
  !OPTIONAL_TYPES.includes(type) || selections[type] !== undefined;

/** The most documents a request may ask for; the service may send fewer. */
export const PAGE_SIZE = 100;

const cardSelection = (type: DocumentType): string =>
  `${META} ${printSelection(selectFields(cardFields(type)))}`;

const pageSelection = (type: DocumentType, selections: Selections): string =>
  `${cardSelection(type)} ${printSelection(selectFields(pageFields(type)))} ${selections[type] ?? ""}`;

function list(type: DocumentType, first: number, after: string, node: string): string {
  return `${listField(type)}(lang: $lang, first: ${first}${after}, sortBy: meta_firstPublicationDate_DESC) {
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
  const body = list(type, PAGE_SIZE, ", after: $after", pageSelection(type, selections));
  return `query ${listOperation(type)}($lang: String!, $after: String) { ${under === undefined ? body : `${under} { ${body} }`} }`;
}

/** The newest documents of a collection, without their texts. */
export function newestRequest(type: DocumentType, lang: string, first: number): ContentRequest {
  const operationName = listOperation(type);
  const query = `query ${operationName}($lang: String!) { ${list(type, first, "", cardSelection(type))} }`;
  return { operationName, variables: { lang }, query };
}

/** One document; the answer has it under the name of its type. */
export function documentRequest(
  type: DocumentType,
  lang: string,
  uid: string,
  selections: Selections,
): ContentRequest {
  const operationName = `One${typeName(type)}`;
  const query = `query ${operationName}($uid: String!, $lang: String!) {
    ${type}(uid: $uid, lang: $lang) { ${pageSelection(type, selections)} }
  }`;
  return { operationName, variables: { uid, lang }, query };
}

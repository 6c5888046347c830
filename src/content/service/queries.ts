import type { DocumentType } from "../types.ts";
import type { ContentRequest } from "./answer.ts";

const META =
  "_meta { id uid lang firstPublicationDate lastPublicationDate alternateLanguages { uid lang } }";

interface Collection {
  /** The field of the contract that lists the documents of this type. */
  field: string;
  operationName: string;
  /** What the site reads of a document, without its text. */
  card: string;
  /** What it reads besides on the document's own page. */
  text: string;
}

export const COLLECTIONS: Record<DocumentType, Collection> = {
  blog: {
    field: "allBlogs",
    operationName: "AllBlogs",
    card: `${META} title image category_name summary`,
    text: "content",
  },
  destination: {
    field: "allDestinations",
    operationName: "AllDestinations",
    card: `${META} title image summary`,
    text: "content",
  },
  program: {
    field: "allPrograms",
    operationName: "AllPrograms",
    card: `${META} title summary age_restrictions challenge_level event_duration package_type
      program_images { image }`,
    text: "category description content price program { program_title }",
  },
};

/** As many as the service gives at once at most; it may give fewer without saying so. */
export const PAGE_SIZE = 100;

function list(type: DocumentType, first: number, after: string, node: string): string {
  return `${COLLECTIONS[type].field}(lang: $lang, first: ${first}${after}, sortBy: meta_firstPublicationDate_DESC) {
      pageInfo { hasNextPage endCursor }
      edges { node { ${node} } }
    }`;
}

/** One page of a collection; `under` is the field below which Gatsby grafts the service's schema. */
export function collectionQuery(type: DocumentType, under?: string): string {
  const { operationName, card, text } = COLLECTIONS[type];
  const body = list(type, PAGE_SIZE, ", after: $after", `${card} ${text}`);
  return `query ${operationName}($lang: String!, $after: String) { ${under === undefined ? body : `${under} { ${body} }`} }`;
}

/** The newest documents of a collection, without their texts. */
export function newestRequest(type: DocumentType, lang: string, first: number): ContentRequest {
  const { operationName, card } = COLLECTIONS[type];
  const query = `query ${operationName}($lang: String!) { ${list(type, first, "", card)} }`;
  return { operationName, variables: { lang }, query };
}

/** One document; the answer has it under the name of its type. */
export function documentRequest(type: DocumentType, lang: string, uid: string): ContentRequest {
  const { card, text } = COLLECTIONS[type];
  const operationName = `One${type.charAt(0).toUpperCase()}${type.slice(1)}`;
  const query = `query ${operationName}($uid: String!, $lang: String!) {
    ${type}(uid: $uid, lang: $lang) { ${card} ${text} }
  }`;
  return { operationName, variables: { uid, lang }, query };
}

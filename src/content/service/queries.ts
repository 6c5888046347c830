import type { DocumentType } from "../types.ts";

const META =
  "_meta { id uid lang firstPublicationDate lastPublicationDate alternateLanguages { uid lang } }";

interface Collection {
  /** The field of the contract that lists the documents of this type. */
  field: string;
  operationName: string;
  /** What the site reads of a document. */
  selection: string;
}

export const COLLECTIONS: Record<DocumentType, Collection> = {
  blog: {
    field: "allBlogs",
    operationName: "AllBlogs",
    selection: `${META} title content image category_name summary`,
  },
  destination: {
    field: "allDestinations",
    operationName: "AllDestinations",
    selection: `${META} title image summary content`,
  },
  program: {
    field: "allPrograms",
    operationName: "AllPrograms",
    selection: `${META} title category description summary age_restrictions challenge_level content
      event_duration package_type price program { program_title } program_images { image }`,
  },
};

/** As many as the service gives at once at most; it may give fewer without saying so. */
export const PAGE_SIZE = 100;

/** One page of a collection; `under` is the field below which Gatsby grafts the service's schema. */
export function collectionQuery(type: DocumentType, under?: string): string {
  const { field, operationName, selection } = COLLECTIONS[type];
  const list = `${field}(lang: $lang, first: ${PAGE_SIZE}, after: $after, sortBy: meta_firstPublicationDate_DESC) {
      pageInfo { hasNextPage endCursor }
      edges { node { ${selection} } }
    }`;
  const body = under === undefined ? list : `${under} { ${list} }`;
  return `query ${operationName}($lang: String!, $after: String) { ${body} }`;
}

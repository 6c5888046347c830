import type { ContentDocument } from "../documents/library.ts";
import { firstPublished, lastPublished } from "./document.ts";
import { createGraphQLError } from "./yoga.ts";

export interface ListArguments {
  lang?: string | null;
  uid?: string | null;
  uid_in?: string[] | null;
  sortBy?: string | null;
  first?: number | null;
  after?: string | null;
}

interface Connection {
  totalCount: number;
  pageInfo: {
    hasNextPage: boolean;
    hasPreviousPage: boolean;
    startCursor: string | null;
    endCursor: string | null;
  };
  edges: { node: ContentDocument; cursor: string }[];
}

export function isInLanguage({ lang }: ContentDocument, asked: string | null | undefined): boolean {
  return asked === undefined || asked === null || asked === "*" || asked === lang;
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

// A missing date comes last in either direction. Ties are broken by uid, then by the order of languages, so that two
// builds agree.
function comparer(sortBy: string): (a: ContentDocument, b: ContentDocument) => number {
  const dateOf = sortBy.includes("lastPublicationDate") ? lastPublished : firstPublished;
  const direction = sortBy.endsWith("_ASC") ? 1 : -1;
  return (a, b) => {
    const [dateA, dateB] = [dateOf(a), dateOf(b)];
    const byDate =
      dateA === null || dateB === null
        ? Number(dateA === null) - Number(dateB === null)
        : direction * compareText(dateA, dateB);
    return byDate || compareText(a.uid, b.uid);
  };
}

// A cursor names a document, not a position: an edit between two pages loses no document.
function cursorOf({ id }: ContentDocument): string {
  return Buffer.from(id).toString("base64url");
}

function startAfter(list: readonly ContentDocument[], after: string | null | undefined): number {
  if (after === undefined || after === null || after === "") return 0;
  const index = list.findIndex((document) => cursorOf(document) === after);
  if (index < 0) throw createGraphQLError(`Argument "after": this list has no cursor "${after}".`);
  return index + 1;
}

/** One page of a list. A larger `first` than `cap` is silently reduced, as hosted services do. */
export function paginate(
  documents: readonly ContentDocument[],
  { lang, uid, uid_in, sortBy, first, after }: ListArguments,
  cap: number,
): Connection {
  if (first !== undefined && first !== null && first < 0) {
    throw createGraphQLError('Argument "first" must be 0 or more.');
  }
  const list = documents
    .filter(
      (document) =>
        isInLanguage(document, lang) &&
        (uid === undefined || uid === null || document.uid === uid) &&
        (uid_in === undefined || uid_in === null || uid_in.includes(document.uid)),
    )
    .sort(comparer(sortBy ?? "meta_firstPublicationDate_DESC"));
  const start = startAfter(list, after);
  const page = list.slice(start, start + Math.min(first ?? cap, cap));
  const edges = page.map((node) => ({ node, cursor: cursorOf(node) }));
  return {
    totalCount: list.length,
    pageInfo: {
      hasNextPage: start + page.length < list.length,
      hasPreviousPage: start > 0,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
    edges,
  };
}

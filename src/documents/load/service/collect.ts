import { LANGUAGE_TABLE, type Language } from "../../../i18n/languages.ts";
import type { DocumentType } from "../../../i18n/routes.ts";
import { isRawDocument, isRecord, type RawDocument } from "../../raw.ts";
import { ContentError } from "./errors.ts";
import { listOperation } from "./listNames.ts";

/** Fetches the page after a cursor. */
export type FetchPage = (variables: { lang: string; after: string | null }) => Promise<unknown>;

/** All documents of a type and language, page after page until the service has no more. */
export async function collectDocuments(
  type: DocumentType,
  language: Language,
  fetchPage: FetchPage,
): Promise<RawDocument[]> {
  const lang = LANGUAGE_TABLE[language].contentCode;
  const documents: RawDocument[] = [];
  const seen = new Set<string>();
  let after: string | null = null;
  for (;;) {
    const connection = await fetchPage({ lang, after });
    const fail = (reason: string): never => {
      throw new ContentError(
        "answer",
        `Content service, operation ${listOperation(type)}, language "${lang}": ${reason}`,
      );
    };
    if (
      !isRecord(connection) ||
      !isRecord(connection.pageInfo) ||
      !Array.isArray(connection.edges)
    ) {
      return fail("the answer is not a list of documents.");
    }
    const nodes = connection.edges.map((edge) => (isRecord(edge) ? edge.node : null));
    // A service that does not know the language may answer with all of them.
    documents.push(...nodes.filter(isRawDocument).filter((node) => node._meta.lang === lang));
    const { hasNextPage, endCursor } = connection.pageInfo;
    if (hasNextPage !== true) return documents;
    if (typeof endCursor !== "string" || seen.has(endCursor)) {
      return fail("it says there are more documents, but not after which one.");
    }
    seen.add(endCursor);
    after = endCursor;
  }
}

import type { CreatePagesArgs } from "gatsby";
import type { Collected } from "../../documents/load/assemble.ts";
import { collectDocuments, type FetchPage } from "../../documents/load/service/collect.ts";
import {
  collectionQuery,
  isServed,
  type Selections,
} from "../../documents/load/service/graphqlQueries.ts";
import { listField } from "../../documents/load/service/listNames.ts";
import { isRecord } from "../../documents/raw.ts";
import { WRITTEN_LANGUAGES } from "../../i18n/languages.ts";
import { DOCUMENT_TYPES, type DocumentType } from "../../i18n/routes.ts";
import { CONTENT_FIELD } from "./contentSource.ts";

/** Collections read in parallel; the pages of each are read one after the other. */
const CONCURRENCY = 4;

function pageFetcher(
  graphql: CreatePagesArgs["graphql"],
  type: DocumentType,
  selections: Selections,
): FetchPage {
  const query = collectionQuery(type, selections, CONTENT_FIELD);
  return async (variables) => {
    const { data, errors } = await graphql<Record<string, unknown>>(query, variables);
    const [error] = Array.isArray(errors) ? errors : [];
    if (error) throw error instanceof Error ? error : new Error(String(error));
    const grafted = data?.[CONTENT_FIELD];
    return isRecord(grafted) ? grafted[listField(type)] : undefined;
  };
}

/** All documents of the service, in ceil(documents / page size) requests per collection and language. */
export async function collectAllDocuments(
  graphql: CreatePagesArgs["graphql"],
  selections: Selections,
): Promise<Collected[]> {
  const served = DOCUMENT_TYPES.filter((type) => isServed(type, selections));
  const waiting = served.flatMap((type) =>
    WRITTEN_LANGUAGES.map((language) => ({ type, language })),
  );
  const collected: Collected[] = [];
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { type, language } = next;
      const documents = await collectDocuments(
        type,
        language,
        pageFetcher(graphql, type, selections),
      );
      collected.push({ type, language, documents });
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  return collected;
}

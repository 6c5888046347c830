import { startContentService } from "../../content-service/src/service.ts";
import { SERVICE_LANGUAGES } from "../../scripts/serviceLanguages.ts";
import { searchEntries } from "../../src/build/files/search.ts";
import { readMarkdownPages } from "../../src/build/markdownPages/markdownFiles.ts";
import { assembleDocuments, type Collected } from "../../src/documents/load/assemble.ts";
import { collectDocuments } from "../../src/documents/load/service/collect.ts";
import { collectionQuery } from "../../src/documents/load/service/graphqlQueries.ts";
import { listField, listOperation } from "../../src/documents/load/service/listNames.ts";
import {
  readSchema,
  SCHEMA_REQUEST,
  selectionsIn,
} from "../../src/documents/load/service/schema.ts";
import { createSend } from "../../src/documents/load/service/send.ts";
import { isRecord } from "../../src/documents/raw.ts";
import type { Picture, PictureReference } from "../../src/documents/types.ts";
import { addAllMessages } from "../../src/i18n/allMessages.ts";
import { byLanguage, type Language, WRITTEN_LANGUAGES } from "../../src/i18n/languages.ts";
import { DOCUMENT_TYPES } from "../../src/i18n/routes.ts";
import { withPictures } from "../../src/images/pictures.ts";
import type { SearchEntry } from "../../src/search/entries.ts";

const quiet = (): void => {};

const asItIs = ({ url, ...picture }: PictureReference): Picture => ({
  ...picture,
  src: url,
  sources: [],
  srcSet: "",
  placeholder: "",
});

/**
 * The search entries of the demo, as a build writes them into files, with the service's own
 * pictures.
 */
export async function readSearchEntries(): Promise<Record<Language, SearchEntry[]>> {
  addAllMessages();
  const service = await startContentService({ port: 0, languages: SERVICE_LANGUAGES });
  try {
    const settings = { url: service.url, token: undefined, protocol: "post" } as const;
    const send = createSend(settings, { fetch, timeLimit: 30_000 });
    const schema = readSchema((await send(SCHEMA_REQUEST)).data);
    const selections = schema ? selectionsIn(schema) : {};
    const collected: Collected[] = [];
    for (const type of DOCUMENT_TYPES) {
      const operationName = listOperation(type);
      const query = collectionQuery(type, selections);
      for (const language of WRITTEN_LANGUAGES) {
        const documents = await collectDocuments(type, language, async (variables) => {
          const { data } = await send({ operationName, variables, query });
          return isRecord(data) ? data[listField(type)] : undefined;
        });
        collected.push({ type, language, documents });
      }
    }
    const found = assembleDocuments(collected, quiet);
    const written = readMarkdownPages(found, quiet);
    const documents = found.map((document) => withPictures(document, asItIs));
    return byLanguage((language) => searchEntries(documents, written, language));
  } finally {
    await service.close();
  }
}

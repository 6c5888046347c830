import { startContentService } from "../../content-service/src/service.ts";
import { SERVICE_LANGUAGES } from "../../scripts/serviceLanguages.ts";
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
import { WRITTEN_LANGUAGES } from "../../src/i18n/languages.ts";
import { DOCUMENT_TYPES } from "../../src/i18n/routes.ts";
import { withPictures } from "../../src/images/pictures.ts";

const quiet = (): void => {};

/** All documents of the demo, as a build reads them from the service. */
export async function readDocuments(): Promise<ReturnType<typeof assembleDocuments>> {
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
    return assembleDocuments(collected, quiet);
  } finally {
    await service.close();
  }
}

const asItIs = ({ url, ...picture }: PictureReference): Picture => ({
  ...picture,
  src: url,
  sources: [],
  srcSet: "",
  placeholder: "",
});

/** The documents with the service's own pictures. */
export const withOwnPictures = (found: Awaited<ReturnType<typeof readDocuments>>) =>
  found.map((document) => withPictures(document, asItIs));

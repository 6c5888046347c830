import { ContentFaults, faultLine } from "./documents/fault.ts";
import type { Library } from "./documents/library.ts";
import { createDocumentReader } from "./documents/read-documents.ts";
import { type Catalogue, readCatalogue } from "./pictures/catalogue.ts";

export interface Content {
  library: Library;
  pictures: Catalogue["pictures"];
}

/** Holds the last good state of documents and pictures. */
export interface ContentStore {
  current(): Content;
  /** Reads the changed files again; a fault is told and leaves everything as it was. */
  reload(changed: readonly string[], log: (line: string) => void): Promise<void>;
}

async function readContent(
  reader: ReturnType<typeof createDocumentReader>,
  picturesRoot: string,
): Promise<Content> {
  const { pictures, faults } = await readCatalogue(picturesRoot);
  if (faults.length > 0) throw new ContentFaults(faults);
  const named = [...pictures.values()].map(({ name, width, height }) => ({ name, width, height }));
  return { library: reader.read(named), pictures };
}

export async function createContentStore(
  documentsRoot: string,
  picturesRoot: string,
): Promise<ContentStore> {
  const reader = createDocumentReader(documentsRoot);
  let content = await readContent(reader, picturesRoot);
  return {
    current: () => content,
    async reload(changed, log) {
      for (const path of changed) reader.forget(path);
      try {
        content = await readContent(reader, picturesRoot);
        log(`Read again: ${content.library.documents.length} documents.`);
      } catch (error) {
        const lines = error instanceof ContentFaults ? error.faults.map(faultLine) : [`${error}`];
        for (const line of lines) log(line);
        log("The last good documents are still served.");
      }
    },
  };
}

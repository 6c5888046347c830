import { ContentFaults, faultLine } from "./documents/fault.ts";
import { LANGUAGES, type Language } from "./documents/languages.ts";
import type { Library } from "./documents/library.ts";
import {
  dayOf,
  findScheduled,
  nextPublicationDay,
  publishedOn,
  TIME_ZONE,
} from "./documents/publication.ts";
import { createDocumentReader } from "./documents/read-documents.ts";
import {
  type Catalogue,
  createPictureReader,
  type PictureReaderOptions,
} from "./pictures/catalogue.ts";

export interface Content {
  library: Library;
  pictures: Catalogue["pictures"];
}

/** Holds the last good state of documents and pictures. */
export interface ContentStore {
  /** The documents that are published today. */
  current(): Content;
  /** The day on which the next document is published. */
  nextDay(): string | undefined;
  /** Notes for writers: scheduled documents, and texts that are too short or long. */
  tell(log: Log): void;
  /** Reads the changed files again; a fault is logged, and the last good state stays. */
  reload(changed: readonly string[], log: Log): Promise<void>;
}

type Log = (line: string) => void;

interface Folders {
  documents: string;
  pictures: string;
}

interface StoreOptions extends Partial<PictureReaderOptions> {
  languages?: readonly Language[];
  now?: () => Date;
}

export async function createContentStore(
  folders: Folders,
  { languages = LANGUAGES, startsFast = false, now = () => new Date() }: StoreOptions = {},
): Promise<ContentStore> {
  const readers = {
    documents: createDocumentReader(folders.documents, languages),
    pictures: createPictureReader(folders.pictures, { startsFast }),
  };
  /** Throws ContentFaults with all faults of documents and pictures. */
  const read = async () => {
    const catalogue = await readers.pictures.read();
    return { ...readers.documents.read(catalogue), pictures: catalogue.pictures };
  };
  let content = await read();
  let today = { day: "", of: content.library, library: content.library };

  const current = (): Content => {
    const day = dayOf(now());
    const of = content.library;
    if (today.day !== day || today.of !== of) today = { day, of, library: publishedOn(of, day) };
    return { library: today.library, pictures: content.pictures };
  };
  const tellWaiting = (log: Log): void => {
    const waiting = findScheduled(content.library, dayOf(now()));
    if (waiting.length > 0) log(`Not shown yet (days of ${TIME_ZONE}): ${waiting.join(", ")}.`);
  };

  return {
    current,
    nextDay: () => nextPublicationDay(content.library, dayOf(now())),
    tell(log) {
      for (const note of content.notes) log(faultLine(note));
      tellWaiting(log);
    },
    async reload(changed, log) {
      for (const path of changed) readers.documents.forget(path);
      try {
        content = await read();
        const edited = content.notes.filter(({ file }) =>
          changed.some((path) =>
            path.replaceAll("\\", "/").endsWith(file.replace("documents", "")),
          ),
        );
        for (const note of edited) log(faultLine(note));
        tellWaiting(log);
        log(`Read again: ${current().library.documents.length} documents.`);
      } catch (error) {
        const lines = error instanceof ContentFaults ? error.faults.map(faultLine) : [`${error}`];
        for (const line of lines) log(line);
        log("The last good documents are still served.");
      }
    },
  };
}

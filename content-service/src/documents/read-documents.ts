import { createHash } from "node:crypto";
import type { Catalogue } from "../pictures/catalogue.ts";
import { createLinkTargets, type LinkTarget } from "../rich-text/link-targets.ts";
import { checkDocument, checkUids, type Written } from "./check-document.ts";
import { discoverDocuments, type FoundDocument, type FoundFile } from "./discover.ts";
import { ContentFaults, type Fault, type Report, sortedFaults } from "./fault.ts";
import { NO_FIELDS, unequalLists } from "./fields/fields.ts";
import type { Language } from "./languages.ts";
import { lengthNote } from "./lengths.ts";
import { createDocument, createLibrary, type Library } from "./library.ts";
import { type ParsedFile, parseFile } from "./parse-file.ts";

/** The documents, and notes for their writers that are no faults. */
interface ReadResult {
  library: Library;
  notes: readonly Fault[];
}

export interface DocumentReader {
  /** Reads all documents; throws ContentFaults with all faults, those of pictures too. */
  read(catalogue: Catalogue): ReadResult;
  /** Makes the next read parse this file again; all others are cached. */
  forget(path: string): void;
}

const sizesOf = ({ pictures }: Catalogue) =>
  [...pictures.values()].map(({ name, width, height }) => ({ name, width, height }));

export function createDocumentReader(root: string, languages: readonly Language[]): DocumentReader {
  const parsed = new Map<string, ParsedFile>();

  const parse = (file: FoundFile, found: FoundDocument): ParsedFile => {
    const remembered = parsed.get(file.path);
    if (remembered !== undefined) return remembered;
    const fresh = parseFile(file, found.type);
    parsed.set(file.path, fresh);
    return fresh;
  };

  const read = (catalogue: Catalogue): ReadResult => {
    const faults: Fault[] = [...catalogue.faults];
    const notes: Fault[] = [];
    const report: Report = ({ file, line }, message) => faults.push({ file, line, message });
    const hash = createHash("sha256").update(JSON.stringify(sizesOf(catalogue)));
    const found = discoverDocuments(root, languages, report);
    const documents: Written[] = [];
    const targets: LinkTarget[] = [];

    for (const entry of found) {
      const shared = entry.shared && parse(entry.shared, entry);
      faults.push(...(shared?.faults ?? []));
      hash.update(`${entry.type}/${entry.folder} ${shared?.hash}\n`);
      for (const languageFile of entry.languages) {
        const own = parse(languageFile, entry);
        faults.push(...own.faults);
        hash.update(`${languageFile.language.code} ${own.hash}\n`);
        const { type, folder } = entry;
        const { code: lang, file: language } = languageFile.language;
        const sharedFields = shared === undefined ? NO_FIELDS : shared.fields;
        if (own.fields === undefined || sharedFields === undefined) {
          // A faulty file is not reported once more by each link that leads to it.
          targets.push({ type, folder, language, uid: folder });
          continue;
        }
        const at = { type, folder, lang };
        const { fields, body } = own;
        for (const name of unequalLists(sharedFields, fields)) {
          const [shared, written] = [sharedFields, fields].map(
            ({ records }) => records.get(name)?.length ?? 0,
          );
          report(
            { file: languageFile.file, line: 1 },
            `"${name}" has ${written} entries, and document.yaml has ${shared} of them. Write one for each, in its order; {} for one that has no words.`,
          );
        }
        const document = createDocument(at, sharedFields, { fields, body });
        notes.push(...lengthNote(document, languageFile.file));
        documents.push({ document, file: languageFile.file, language });
        targets.push({ type, folder, language, uid: document.uid });
      }
    }
    const known = {
      pictures: catalogue.names,
      noPictures: catalogue.others,
      targets: createLinkTargets(targets),
    };
    for (const document of documents) checkDocument(document, known, report);
    checkUids(documents, report);
    if (faults.length > 0) throw new ContentFaults(sortedFaults(faults));
    const library = createLibrary(
      documents.map(({ document }) => document),
      { ref: hash.digest("base64url").slice(0, 16), languages },
    );
    return { library, notes };
  };

  return { read, forget: (path) => parsed.delete(path) };
}

import { createHash } from "node:crypto";
import { DOCUMENT_TYPES } from "../../kinds/document-types.ts";
import type { Catalogue } from "../pictures/catalogue.ts";
import { checkDocument, checkUids, type KnownNames } from "./check-document.ts";
import { discoverDocuments, type FoundDocument, type FoundFile } from "./discover.ts";
import { ContentFaults, type Fault, type Report, sortedFaults } from "./fault.ts";
import { mergeFields, NO_FIELDS } from "./fields/fields.ts";
import type { Language } from "./languages.ts";
import { lengthNote } from "./lengths.ts";
import { type ContentDocument, createLibrary, documentId, type Library } from "./library.ts";
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

/** Folders that can be linked to: those with at least one language. */
function knownFolders(found: readonly FoundDocument[]): KnownNames["folders"] {
  const folders = new Map(DOCUMENT_TYPES.map((type) => [type, new Set<string>()]));
  for (const { type, folder, languages } of found) {
    if (languages.length > 0) folders.get(type)?.add(folder);
  }
  return folders;
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
    const known: KnownNames = {
      pictures: catalogue.names,
      noPictures: catalogue.others,
      folders: knownFolders(found),
    };
    const documents: { document: ContentDocument; file: string }[] = [];

    for (const entry of found) {
      const shared = entry.shared && parse(entry.shared, entry);
      faults.push(...(shared?.faults ?? []));
      hash.update(`${entry.type}/${entry.folder} ${shared?.hash}\n`);
      for (const languageFile of entry.languages) {
        const own = parse(languageFile, entry);
        faults.push(...own.faults);
        hash.update(`${languageFile.language.code} ${own.hash}\n`);
        const sharedFields = shared === undefined ? NO_FIELDS : shared.fields;
        if (own.fields === undefined || sharedFields === undefined) continue;
        const fields = mergeFields(sharedFields, own.fields);
        const lang = languageFile.language.code;
        const document: ContentDocument = {
          id: documentId(entry.type, entry.folder, lang),
          type: entry.type,
          folder: entry.folder,
          uid: fields.texts.get("uid")?.value ?? entry.folder,
          lang,
          fields,
          body: own.body,
        };
        checkDocument(document, languageFile.file, known, report);
        notes.push(...lengthNote(document, languageFile.file));
        documents.push({ document, file: languageFile.file });
      }
    }
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

import { type Dirent, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { DOCUMENT_TYPES, type DocumentType, isDocumentType } from "../../kinds/document-types.ts";
import { bytesOf, hasSafeLetters, LONGEST_UID } from "../../kinds/uid.ts";
import { isNamedLikePicture } from "../pictures/formats.ts";
import type { Report } from "./fault.ts";
import { type Language, languageOfFile, namesOfFiles } from "./languages.ts";
import { advice } from "./suggest.ts";
import { isSystemFile } from "./system-files.ts";

export interface FoundFile {
  path: string;
  /** Its name in faults: "documents/blog/herons/en.md". */
  file: string;
}

export interface FoundDocument {
  type: DocumentType;
  folder: string;
  shared: FoundFile | undefined;
  languages: readonly (FoundFile & { language: Language })[];
}

const SHARED_FILE = "document.yaml";
const PICTURES = "Pictures lie in content-service/pictures.";

// Sorted, so that ids, faults and the ref do not depend on the file system.
function entriesOf(path: string): Dirent[] {
  return readdirSync(path, { withFileTypes: true })
    .filter(({ name }) => !isSystemFile(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

// Symbolic links are followed.
const isFolder = (path: string): boolean =>
  statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

/** The folders in a folder; reports files that belong elsewhere. */
function foldersOf(
  root: string,
  type: string,
  languages: readonly Language[],
  report: Report,
): string[] {
  const names = entriesOf(join(root, type)).map(({ name }) => name);
  return names.filter((name) => {
    if (isFolder(join(root, type, name))) return true;
    const stem = /^(?!README)(.*)\.(?:md|markdown|ya?ml|txt|docx?|odt)$/i.exec(name)?.[1];
    if (stem === undefined) return false;
    const isNamed = languageOfFile(name, languages) !== undefined;
    const home = `documents/${type || "<type>"}/${isNamed ? "<name>" : stem}/`;
    const message = `a document is a folder with a file for each language. Move this file into ${home}, as ${isNamed ? name : namesOfFiles(languages)}.`;
    report({ file: join("documents", type, name), line: 1 }, message);
    return false;
  });
}

function unknownFile(path: string, name: string, languages: readonly Language[]): string {
  if (isFolder(path)) return `unknown folder "${name}". A document has files only. ${PICTURES}`;
  if (isNamedLikePicture(name)) return `unknown file "${name}". ${PICTURES}`;
  const known = [...languages.map(({ file }) => `${file}.md`), SHARED_FILE];
  const kind = name.endsWith(".md") ? "language file" : "file";
  return `unknown ${kind} "${name}". ${advice(name, known)}`;
}

function findFiles(
  root: string,
  type: DocumentType,
  folder: string,
  known: readonly Language[],
  report: Report,
): FoundDocument | undefined {
  let shared: FoundFile | undefined;
  const languages: (FoundFile & { language: Language })[] = [];
  const base = `documents/${type}/${folder}`;
  for (const { name } of entriesOf(join(root, type, folder))) {
    const found = { path: join(root, type, folder, name), file: `${base}/${name}` };
    const language = languageOfFile(name, known);
    if (name === SHARED_FILE) shared = found;
    else if (language !== undefined) languages.push({ ...found, language });
    else report({ file: found.file, line: 1 }, unknownFile(found.path, name, known));
  }
  const first = languages[0] ?? shared;
  if (first === undefined) return undefined;
  if (!hasSafeLetters(folder)) {
    const message = `bad uid "${folder}". Name the folder with letters, digits, "-" and "_" only.`;
    report({ file: first.file, line: 1 }, message);
  } else if (bytesOf(folder) > LONGEST_UID) {
    const message = `the folder's name has ${bytesOf(folder)} bytes, and at most ${LONGEST_UID} are taken. Shorten it.`;
    report({ file: first.file, line: 1 }, message);
  }
  if (languages.length === 0) {
    const message = `a document without a language. Add ${namesOfFiles(known)} beside it.`;
    report({ file: first.file, line: 1 }, message);
  }
  return { type, folder, shared, languages };
}

/** Walks documents/<type>/<folder>; empty folders and hidden files are ignored. */
export function discoverDocuments(
  root: string,
  languages: readonly Language[],
  report: Report,
): FoundDocument[] {
  return foldersOf(root, "", languages, report).flatMap((type) => {
    if (isDocumentType(type)) {
      return foldersOf(root, type, languages, report).flatMap(
        (folder) => findFiles(root, type, folder, languages, report) ?? [],
      );
    }
    const place = { file: `documents/${type}`, line: 1 };
    report(place, `unknown type "${type}". ${advice(type, DOCUMENT_TYPES)}`);
    return [];
  });
}

import { type Dirent, readdirSync } from "node:fs";
import { join } from "node:path";
import { advice } from "./closest.ts";
import type { Report } from "./fault.ts";
import { DOCUMENT_TYPES, type DocumentType, isDocumentType, isUid } from "./field-table.ts";
import { LANGUAGES, type Language, languageOfFile } from "./languages.ts";

export interface FoundFile {
  path: string;
  /** As faults name it: "documents/blog/herons/en.md". */
  file: string;
}

export interface FoundDocument {
  type: DocumentType;
  folder: string;
  shared: FoundFile | undefined;
  languages: readonly (FoundFile & { language: Language })[];
}

const SHARED_FILE = "document.yaml";

// Sorted, so that ids, faults and the ref do not depend on the file system.
function entriesOf(path: string): Dirent[] {
  return readdirSync(path, { withFileTypes: true })
    .filter(({ name }) => !name.startsWith(".") && !name.endsWith("~"))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

function foldersOf(path: string): string[] {
  return entriesOf(path).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
}

function findFiles(
  root: string,
  type: DocumentType,
  folder: string,
  report: Report,
): FoundDocument | undefined {
  let shared: FoundFile | undefined;
  const languages: (FoundFile & { language: Language })[] = [];
  const base = `documents/${type}/${folder}`;
  for (const { name } of entriesOf(join(root, type, folder))) {
    const found = { path: join(root, type, folder, name), file: `${base}/${name}` };
    const language = languageOfFile(name);
    if (name === SHARED_FILE) shared = found;
    else if (language !== undefined) languages.push({ ...found, language });
    else {
      const known = [...LANGUAGES.map(({ file }) => `${file}.md`), SHARED_FILE];
      const kind = name.endsWith(".md") ? "language file" : "file";
      report({ file: found.file, line: 1 }, `unknown ${kind} "${name}". ${advice(name, known)}`);
    }
  }
  const first = languages[0] ?? shared;
  if (first === undefined) return undefined;
  if (!isUid(folder)) {
    const message = `bad uid "${folder}". Name the folder with letters, digits, "-" and "_" only.`;
    report({ file: first.file, line: 1 }, message);
  }
  if (languages.length === 0) {
    const message = "a document without a language. Add hr.md, en.md, de.md or sr.md beside it.";
    report({ file: first.file, line: 1 }, message);
  }
  return { type, folder, shared, languages };
}

/** Walks documents/<type>/<folder>; empty folders and hidden files are passed over. */
export function discoverDocuments(root: string, report: Report): FoundDocument[] {
  return foldersOf(root).flatMap((type) => {
    if (isDocumentType(type)) {
      return foldersOf(join(root, type)).flatMap(
        (folder) => findFiles(root, type, folder, report) ?? [],
      );
    }
    const place = { file: `documents/${type}`, line: 1 };
    report(place, `unknown type "${type}". ${advice(type, DOCUMENT_TYPES)}`);
    return [];
  });
}

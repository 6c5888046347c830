import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { DocumentType } from "../../kinds/document-types.ts";
import { byContractName } from "../../kinds/kinds.ts";
import type { Block } from "../rich-text/model.ts";
import { discoverDocuments } from "./discover.ts";
import { faultLine } from "./fault.ts";
import { FIELDS, type WrittenField } from "./fields/field-table.ts";
import {
  type FieldRecord,
  type Fields,
  type Located,
  mergeFields,
  NO_FIELDS,
} from "./fields/fields.ts";
import { parseFile } from "./parse-file.ts";
import type { ParsedText } from "./parse-text.ts";

/** One line as its reader sees it, without marks, addresses and field names. */
export interface Line {
  number: number;
  prose: string;
}

/** What is read in one language. */
export interface Prose<Language extends string = string> {
  file: string;
  language: Language;
  lines: Line[];
}

/** One of several languages of the same. */
export interface Version<Language extends string = string> extends Prose<Language> {
  /** "blog/herons-at-first-light" */
  document: string;
}

/** A document in one language. */
export interface Text<Language extends string = string> extends Version<Language> {
  type: DocumentType;
  fields: Fields;
  body: readonly Block[];
}

/** "…/hr.md:12: …" */
export const fault = ({ file }: Prose, { number }: Line, message: string): string =>
  faultLine({ file, line: number, message });

/** Collects what `find` returns for each line of the texts. */
export const inLines = <Of extends Prose>(
  texts: readonly Of[],
  find: (line: Line, text: Of) => string[],
): string[] => texts.flatMap((text) => text.lines.flatMap((line) => find(line, text)));

/** The entries of a list file, without comments. */
export const readEntries = (file: string): string[] =>
  readFileSync(file, "utf8")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("#"));

function textsOfRecords(
  field: WrittenField | undefined,
  records: readonly FieldRecord[],
): Located[] {
  if (field?.type !== "records") return [];
  const names = Object.entries(byContractName(field.entry)).flatMap(([name, { type }]) =>
    type === "text" ? [name] : [],
  );
  return records.flatMap((record) => names.flatMap((name) => record.get(name) ?? []));
}

/** Without dates, addresses, choices and credits, which are not in a language. */
function linesOfFields(fields: Fields, type: DocumentType): Line[] {
  const isOne = (name: string, ...types: WrittenField["type"][]): boolean =>
    types.some((one) => one === FIELDS[type][name]?.type);
  return [
    ...[...fields.texts].flatMap(([name, text]) => (isOne(name, "text", "title") ? [text] : [])),
    ...[...fields.lists].flatMap(([name, list]) => (isOne(name, "texts", "tags") ? list : [])),
    ...[...fields.records].flatMap(([name, records]) =>
      textsOfRecords(FIELDS[type][name], records),
    ),
    ...(fields.perPicture.get("alt")?.values() ?? []),
  ].map(({ line, value }) => ({ number: line, prose: value }));
}

/** A line that ends with a break is a line of its own, and so is each in a code block. */
export const linesOfBody = (body: readonly Block[]): Line[] =>
  body.flatMap((block) => {
    if (block.type === "embed") return [];
    const text = block.type === "image" ? block.alt : block.text;
    const first = block.type === "preformatted" ? block.line + 1 : block.line;
    return text.split("\n").map((prose, index) => ({ number: first + index, prose: prose.trim() }));
  });

/** The readable text of a file, even if it has faults. */
export function proseOf<Language extends string>(
  { fields = NO_FIELDS, body }: Pick<ParsedText, "fields" | "body">,
  of: Pick<Text<Language>, "file" | "type" | "document" | "language">,
): Text<Language> {
  const lines = [...linesOfFields(fields, of.type), ...linesOfBody(body)];
  return { ...of, fields, body, lines: lines.filter(({ prose }) => prose !== "") };
}

/** All documents of a service, in these languages. */
export function readProse<Language extends string>(
  languages: readonly Language[],
  service = "content-service",
): Text<Language>[] {
  const known = languages.map((file) => ({ file, code: file }));
  return discoverDocuments(join(service, "documents"), known, () => {}).flatMap((document) =>
    languages.flatMap((language) => {
      const found = document.languages.find((one) => one.language.file === language);
      if (!found) return [];
      const { type, folder } = document;
      const of = { file: join(service, found.file), type, document: `${type}/${folder}`, language };
      return [proseOf(parseFile(found, type), of)];
    }),
  );
}

/** The fields of each document in each language, with those of document.yaml. */
export function readFields(
  languages: readonly string[],
  service = "content-service",
): { document: string; fields: Fields }[] {
  const known = languages.map((file) => ({ file, code: file }));
  return discoverDocuments(join(service, "documents"), known, () => {}).flatMap((found) => {
    const fieldsOf = (file: typeof found.shared): Fields =>
      (file && parseFile(file, found.type).fields) ?? NO_FIELDS;
    const shared = fieldsOf(found.shared);
    return found.languages.map((file) => ({
      document: `${found.type}/${found.folder}`,
      fields: mergeFields(shared, fieldsOf(file)),
    }));
  });
}

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { fillFigures } from "../../figures/fill.ts";
import type { DocumentType } from "../../kinds/document-types.ts";
import { readMarkdown } from "../rich-text/blocks.ts";
import type { Block, ReportLine } from "../rich-text/model.ts";
import type { FoundFile } from "./discover.ts";
import type { Fault, Report } from "./fault.ts";
import { FIELDS } from "./fields/field-table.ts";
import type { Fields } from "./fields/fields.ts";
import { splitFrontMatter } from "./fields/front-matter.ts";
import { readFields } from "./fields/read-fields.ts";
import { readText } from "./read-text.ts";

/** One file; what depends on other files is checked later. */
export interface ParsedFile {
  hash: string;
  /** undefined if the YAML cannot be parsed. */
  fields: Fields | undefined;
  body: readonly Block[];
  faults: readonly Fault[];
}

function readBytes(path: string, report: ReportLine): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : String(error);
    const cure =
      code === "EISDIR"
        ? "this is a folder, and a file of this name is expected. Move what is in it, and remove it."
        : `this file cannot be opened (${code}). Put it there again.`;
    report(1, cure);
    return undefined;
  }
}

export function parseFile({ path, file }: FoundFile, type: DocumentType): ParsedFile {
  const faults: Fault[] = [];
  const report: ReportLine = (line, message) => faults.push({ file, line, message });
  const bytes = readBytes(path, report);
  const text = bytes && readText(bytes, report);
  if (text === undefined) return { hash: "", fields: undefined, body: [], faults };
  const parsed = parseText(text, file, type);
  return { ...parsed, faults: [...faults, ...parsed.faults] };
}

/** languageOf("documents/blog/herons/de.md") => "de" */
const languageOf = (file: string): string => basename(file, ".md");

/** What a file says, once it is text. */
export function parseText(text: string, file: string, type: DocumentType): ParsedFile {
  const faults: Fault[] = [];
  const report: Report = (place, message) => faults.push({ ...place, message });
  const hash = createHash("sha1").update(text).digest("base64url");
  if (file.endsWith(".yaml")) {
    const fields = readFields({ yaml: text, file, line: 1 }, FIELDS[type], report);
    return { hash, fields, body: [], faults };
  }
  const filled = fillFigures(text, languageOf(file), (line, message) =>
    report({ file, line }, message),
  );
  const parts = splitFrontMatter(filled, { file, line: 1 }, report);
  if (parts === undefined) return { hash, fields: undefined, body: [], faults };
  const source = { yaml: parts.yaml, file, line: parts.yamlLine };
  const fields = readFields(source, FIELDS[type], report);
  const body = readMarkdown(parts.body, parts.bodyLine, (line, message) =>
    report({ file, line }, message),
  );
  return { hash, fields, body, faults };
}

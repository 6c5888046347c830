import { fillFigures } from "../../figures/fill.ts";
import type { DocumentType } from "../../kinds/document-types.ts";
import { readMarkdown } from "../rich-text/blocks.ts";
import type { Block } from "../rich-text/model.ts";
import type { Fault, Report } from "./fault.ts";
import { FIELDS } from "./fields/field-table.ts";
import type { Fields } from "./fields/fields.ts";
import { splitFrontMatter } from "./fields/front-matter.ts";
import { readFields } from "./fields/read-fields.ts";

// Without Node: the stories show documents in the browser.

/** One file; what depends on other files is checked later. */
export interface ParsedText {
  /** undefined if the YAML cannot be parsed. */
  fields: Fields | undefined;
  body: readonly Block[];
  faults: readonly Fault[];
}

/** languageOf("documents/blog/herons/de.md") => "de" */
const languageOf = (file: string): string => /([^/\\]*)\.md$/.exec(file)?.[1] ?? "";

/** What a file says, once it is text. */
export function parseText(text: string, file: string, type: DocumentType): ParsedText {
  const faults: Fault[] = [];
  const report: Report = (place, message) => faults.push({ ...place, message });
  if (file.endsWith(".yaml")) {
    const fields = readFields({ yaml: text, file, line: 1 }, FIELDS[type], report);
    return { fields, body: [], faults };
  }
  const filled = fillFigures(text, languageOf(file), (line, message) =>
    report({ file, line }, message),
  );
  const parts = splitFrontMatter(filled, { file, line: 1 }, report);
  if (parts === undefined) return { fields: undefined, body: [], faults };
  const source = { yaml: parts.yaml, file, line: parts.yamlLine };
  const fields = readFields(source, FIELDS[type], report);
  const body = readMarkdown(parts.body, parts.bodyLine, (line, message) =>
    report({ file, line }, message),
  );
  return { fields, body, faults };
}

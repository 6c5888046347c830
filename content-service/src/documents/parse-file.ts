import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { DocumentType } from "../../kinds/document-types.ts";
import type { ReportLine } from "../rich-text/model.ts";
import type { FoundFile } from "./discover.ts";
import type { Fault } from "./fault.ts";
import { type ParsedText, parseText } from "./parse-text.ts";
import { readText } from "./read-text.ts";

export interface ParsedFile extends ParsedText {
  hash: string;
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
  const hash = createHash("sha1").update(text).digest("base64url");
  return { ...parsed, hash, faults: [...faults, ...parsed.faults] };
}

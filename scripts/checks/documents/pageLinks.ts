import { readFileSync } from "node:fs";
import { faultLine } from "../../../content-service/src/documents/fault.ts";
import { readProse, type Text } from "../../../content-service/src/documents/prose.ts";
import {
  createLinkTargets,
  type LinkTargets,
  lostLink,
} from "../../../content-service/src/rich-text/link-targets.ts";
import { linksOf } from "../../../content-service/src/rich-text/model.ts";
import { WRITTEN_LANGUAGES } from "../../../src/i18n/languages.ts";
import { JOURNEYS, type Journey } from "../../../src/maps/journeys.ts";
import { type MarkdownPageText, readMarkdownPages } from "./markdownPages.ts";

const JOURNEYS_FILE = "src/maps/journeys.ts";

/** The documents that links may lead to. */
const targetsIn = (documents: readonly Text[]): LinkTargets =>
  createLinkTargets(
    documents.map(({ type, document, language, fields }) => {
      const folder = document.slice(type.length + 1);
      return { type, folder, language, uid: fields.texts.get("uid")?.value ?? folder };
    }),
  );

type Page = Pick<MarkdownPageText, "file" | "language" | "body">;

/** Links of Markdown pages that find no document, each with file, line and what to do. */
export function findLostLinks(pages: readonly Page[], documents: readonly Text[]): string[] {
  const targets = targetsIn(documents);
  return pages.flatMap(({ file, language, body }) =>
    linksOf(body).flatMap((link) => {
      const message = lostLink(link, language, targets);
      if (link.kind === "web" || message === undefined) return [];
      return [faultLine({ file, line: link.line, message })];
    }),
  );
}

/** Stops of journeys that are no document in any language; the page links to them too, in each language. */
export function findLostStops(journeys: readonly Journey[], documents: readonly Text[]): string[] {
  const targets = targetsIn(documents);
  const lines = readFileSync(JOURNEYS_FILE, "utf8").split("\n");
  const folders = journeys.flatMap(({ stops }) => stops.map(({ destination }) => destination));
  return [...new Set(folders)].flatMap((folder) => {
    const line = lines.findIndex((text) => text.includes(`"${folder}"`)) + 1;
    const link = { kind: "document", type: "destination", folder, line, isOptional: true } as const;
    const message = lostLink(link, "", targets);
    return message === undefined ? [] : [faultLine({ file: JOURNEYS_FILE, line, message })];
  });
}

/** All links of pages that are the site's own, with the texts at hand. */
export const findLostPageLinks = (pages: readonly Page[], documents: readonly Text[]): string[] => [
  ...findLostLinks(pages, documents),
  ...findLostStops(Object.values(JOURNEYS), documents),
];

export const readLostPageLinks = (): string[] =>
  findLostPageLinks(readMarkdownPages(), readProse(WRITTEN_LANGUAGES));

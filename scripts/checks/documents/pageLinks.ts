import { faultLine } from "../../../content-service/src/documents/fault.ts";
import { readProse, type Text } from "../../../content-service/src/documents/prose.ts";
import {
  createLinkTargets,
  type LinkTargets,
  lostLink,
} from "../../../content-service/src/rich-text/link-targets.ts";
import { linksOf } from "../../../content-service/src/rich-text/model.ts";
import { WRITTEN_LANGUAGES } from "../../../src/i18n/languages.ts";
import { type MarkdownPageText, readMarkdownPages } from "./markdownPages.ts";

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

export const readLostPageLinks = (): string[] =>
  findLostLinks(readMarkdownPages(), readProse(WRITTEN_LANGUAGES));

import { faultLine } from "../../../content-service/src/documents/fault.ts";
import { linesOfBody, type Version } from "../../../content-service/src/documents/prose.ts";
import type { Block } from "../../../content-service/src/rich-text/model.ts";
import { linksOf } from "../../../content-service/src/rich-text/model.ts";
import { readMarkdownFile } from "../../../src/build/markdownPages/markdownFiles.ts";
import {
  type Placeholders,
  placeholdersOf,
} from "../../../src/build/markdownPages/placeholders.ts";
import type { MarkdownFile } from "../../../src/build/markdownPages/readMarkdownPage.ts";
import { MARKDOWN_ROUTES } from "../../../src/build/templates.ts";
import { addAllMessages } from "../../../src/i18n/allMessages.ts";
import { type Language, WRITTEN_LANGUAGES } from "../../../src/i18n/languages.ts";
import { translator } from "../../../src/i18n/messages.ts";

/** A Markdown page in one language. */
export interface MarkdownPageText extends Version<Language>, MarkdownFile {}

/** A number for each placeholder, which the spelling check ignores. */
function neutralPlaceholders(language: Language): Placeholders {
  addAllMessages();
  return Object.fromEntries(
    Object.keys(placeholdersOf(translator(language))).map((name) => [name, "7"]),
  );
}

/** The Markdown pages in all languages, to be checked like documents. */
export const readMarkdownPages = (): MarkdownPageText[] =>
  WRITTEN_LANGUAGES.flatMap((language) =>
    MARKDOWN_ROUTES.map((route) => {
      const read = readMarkdownFile(route, language, neutralPlaceholders(language));
      const above = [...read.texts.values()].map(({ line, value }) => ({
        number: line,
        prose: value,
      }));
      const lines = [...above, ...linesOfBody(read.body)].filter(({ prose }) => prose !== "");
      return { ...read, language, document: route, lines };
    }),
  );

/**
 * The type of a block and its links within the site: "heading2", "paragraph /contact/". Links to
 * documents do not count, because a document may be missing in a language.
 */
function structureOf(block: Block): string {
  const pages = linksOf([block]).flatMap((link) => {
    if (link.kind !== "web") return [];
    return link.url.startsWith("/") ? link.url : "elsewhere";
  });
  return [block.type, ...pages].join(" ");
}

const lineOf = (block: Block | undefined): number | undefined =>
  block && "line" in block ? block.line : undefined;

/**
 * A page has the same headings, paragraphs, lists and links in every language, in the same order.
 */
export function findStructureDifferences(texts: MarkdownPageText[]): string[] {
  const models = new Map<string, MarkdownPageText>();
  return texts.flatMap((text) => {
    const model = models.get(text.document);
    if (!model) models.set(text.document, text);
    if (!model || text.faults.length > 0 || model.faults.length > 0) return [];
    const [own, wanted] = [text.body.map(structureOf), model.body.map(structureOf)];
    const index = Array.from({ length: Math.max(own.length, wanted.length) }).findIndex(
      (_, at) => own[at] !== wanted[at],
    );
    if (index < 0) return [];
    const there = [model.file, lineOf(model.body[index])].join(":");
    const message = `${own[index] ?? "an end"} stands here, and ${wanted[index] ?? "an end"} in ${there}. A page has the same structure in every language.`;
    return [faultLine({ file: text.file, line: lineOf(text.body[index]), message })];
  });
}

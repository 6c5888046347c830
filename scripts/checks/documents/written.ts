import { existsSync } from "node:fs";
import { join } from "node:path";
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
import { translator } from "../../../src/i18n/words.ts";

/** A fixed page in one language. */
export interface WrittenText extends Version<Language>, MarkdownFile {}

/** What is filled in is no word of the language. */
function fillsWithoutWords(language: Language): Placeholders {
  addAllMessages();
  return Object.fromEntries(
    Object.keys(placeholdersOf(translator(language))).map((name) => [name, "7"]),
  );
}

/** The fixed pages in all their languages, to be read like documents. */
export const readWrittenTexts = (): WrittenText[] =>
  WRITTEN_LANGUAGES.flatMap((language) =>
    MARKDOWN_ROUTES.map((route) => {
      const read = readMarkdownFile(route, language, fillsWithoutWords(language));
      const above = [...read.texts.values()].map(({ line, value }) => ({
        number: line,
        prose: value,
      }));
      const lines = [...above, ...linesOfBody(read.body)].filter(({ prose }) => prose !== "");
      return { ...read, language, document: route, lines };
    }),
  );

/**
 * What a block is, and where its links lead within the site: "heading2", "paragraph /contact/". Documents are not
 * counted, for one may be missing in a language.
 */
function shapeOf(block: Block): string {
  const pages = linksOf([block]).flatMap((link) => {
    if (link.kind !== "web") return [];
    return link.url.startsWith("/") ? link.url : "elsewhere";
  });
  return [block.type, ...pages].join(" ");
}

/** Where a page leads to a document that is not there in its language. */
export function findLostDocuments(texts: WrittenText[], documents: string): string[] {
  return texts.flatMap(({ body, file, language }) =>
    linksOf(body).flatMap((link) => {
      if (link.kind !== "document") return [];
      const { type, folder, line } = link;
      if (existsSync(join(documents, type, folder, `${language}.md`))) return [];
      const message = `document:${type}/${folder} is not there in this language. Link to another, or to none.`;
      return [faultLine({ file, line, message })];
    }),
  );
}

const lineOf = (block: Block | undefined): number | undefined =>
  block && "line" in block ? block.line : undefined;

/** A page says the same in every language: headings, paragraphs, lists and links follow each other alike. */
export function findOtherShapes(texts: WrittenText[]): string[] {
  const models = new Map<string, WrittenText>();
  return texts.flatMap((text) => {
    const model = models.get(text.document);
    if (!model) models.set(text.document, text);
    if (!model || text.faults.length > 0 || model.faults.length > 0) return [];
    const [own, wanted] = [text.body.map(shapeOf), model.body.map(shapeOf)];
    const index = Array.from({ length: Math.max(own.length, wanted.length) }).findIndex(
      (_, at) => own[at] !== wanted[at],
    );
    if (index < 0) return [];
    const there = [model.file, lineOf(model.body[index])].join(":");
    const message = `${own[index] ?? "an end"} stands here, and ${wanted[index] ?? "an end"} in ${there}. A page is alike in every language.`;
    return [faultLine({ file: text.file, line: lineOf(text.body[index]), message })];
  });
}

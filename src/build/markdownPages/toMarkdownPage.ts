import { suggest } from "../../../content-service/edit-distance.ts";
import { faultLine } from "../../../content-service/src/documents/fault.ts";
import { asOptional } from "../../../content-service/src/rich-text/links.ts";
import { type Block, linksOf, type Span } from "../../../content-service/src/rich-text/model.ts";
import { type FindPage, findPageFrom } from "../../documents/load/transform/link.ts";
import { toRichText } from "../../documents/load/transform/richText.ts";
import type { PageContent, ProseBlock, RichBlock } from "../../documents/types.ts";
import { LANGUAGE_TABLE, type Language, writtenLanguage } from "../../i18n/languages.ts";
import { localizePath } from "../../i18n/paths.ts";
import { DOCUMENT_TYPES, type DocumentType } from "../../i18n/routes.ts";
import { transliterate } from "../../i18n/transliterate.ts";
import type { MarkdownFile } from "./readMarkdownPage.ts";

/**
 * The contract has no links to fixed pages: through the transform, one goes as a link to a document whose
 * uid is the page's path.
 */
function linkOf(span: Span, language: Language): object {
  if (span.type !== "hyperlink") return {};
  const lang = LANGUAGE_TABLE[language].contentCode;
  if (span.link.kind === "document") {
    const { type, folder } = span.link;
    return { link_type: "Document", type, uid: folder, lang };
  }
  const { url } = span.link;
  if (!url.startsWith("/")) return { link_type: "Web", url };
  return { link_type: "Document", type: DOCUMENT_TYPES[0], uid: url, lang };
}

function rawOf(block: Block, language: Language): object {
  if (block.type === "embed" || block.type === "image") return {};
  const spans = block.spans.map((span) => ({
    ...span,
    data: span.type === "label" ? { label: span.label } : linkOf(span, language),
  }));
  return { type: block.type, text: block.text, spans };
}

const isProse = (block: RichBlock<unknown>): block is ProseBlock =>
  block.kind === "heading" || block.kind === "paragraph" || block.kind === "list";

/** A page without faults, as it is shown. Of a link to a document that the site lacks, only the words stay. */
export function toMarkdownPage(
  { texts, body }: MarkdownFile,
  route: string,
  language: Language,
  findDocument: FindPage,
): PageContent {
  const findPage: FindPage = (type, uid, to) =>
    uid.startsWith("/") ? localizePath(uid, to) : findDocument(type, uid, to);
  const spell = (text: string): string => transliterate(text, language);
  const raw = body.map((block) => rawOf(block, writtenLanguage(language)));
  const content = toRichText(raw, findPageFrom(language, findPage), spell);
  return {
    path: localizePath(route, language),
    title: spell(texts.get("title")?.value ?? ""),
    lead: spell(texts.get("lead")?.value ?? ""),
    content: content.filter(isProse),
  };
}

/**
 * Each link of a page to a document that the site lacks in its language, with file and line; but none that its
 * author has marked as optional.
 */
export function lostLinksIn(
  { file, body }: MarkdownFile,
  language: Language,
  findDocument: FindPage,
  uidsOf: (type: DocumentType, language: Language) => string[],
): string[] {
  return linksOf(body).flatMap((link) => {
    if (link.kind !== "document" || link.isOptional) return [];
    const { type, folder, line } = link;
    if (findDocument(type, folder, language) !== null) return [];
    const likely = suggest(folder, uidsOf(type, language));
    const hint = likely === undefined ? "" : ` Did you mean "document:${type}/${likely}"?`;
    const message = `link "document:${type}/${folder}" finds no page in ${language}. Publish the document in ${language}, link to another one or write ${asOptional(type, folder)}.${hint}`;
    return [faultLine({ file, line, message })];
  });
}

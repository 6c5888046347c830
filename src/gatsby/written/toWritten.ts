import type { Block, Span } from "../../../content-service/src/rich-text/model.ts";
import { toRichText } from "../../content/transform/richText.ts";
import type { RichBlock, Written, WrittenBlock } from "../../content/types.ts";
import { LANGUAGE_TABLE, type Language } from "../../i18n/languages.ts";
import { localizePath } from "../../i18n/paths.ts";
import { DOCUMENT_TYPES } from "../../i18n/routes.ts";
import type { WrittenFile } from "./readWritten.ts";

/**
 * The contract has no links to fixed pages: through the transform, one goes as a link to a document whose
 * uid is the page's path.
 */
function linkOf(span: Span, language: Language): object {
  if (span.type !== "hyperlink" || span.link.kind !== "web") return {};
  const { url } = span.link;
  if (!url.startsWith("/")) return { link_type: "Web", url };
  const lang = LANGUAGE_TABLE[language].contentCode;
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

const isWritten = (block: RichBlock<unknown>): block is WrittenBlock =>
  block.kind === "heading" || block.kind === "paragraph" || block.kind === "list";

/** A page without faults, as it is shown. */
export function toWritten(
  { texts, body }: WrittenFile,
  route: string,
  language: Language,
): Written {
  const raw = body.map((block) => rawOf(block, language));
  const content = toRichText(raw, (_, path, to) => localizePath(path, to));
  return {
    path: localizePath(route, language),
    title: texts.get("title")?.value ?? "",
    lead: texts.get("lead")?.value ?? "",
    content: content.filter(isWritten),
  };
}

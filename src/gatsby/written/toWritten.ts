import type { Block, Span } from "../../../content-service/src/rich-text/model.ts";
import { documentPath } from "../../content/paths.ts";
import type { FindPage } from "../../content/transform/link.ts";
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

const isWritten = (block: RichBlock<unknown>): block is WrittenBlock =>
  block.kind === "heading" || block.kind === "paragraph" || block.kind === "list";

/** Whether the site has the page of an address: of a document that it lacks, only the words of a link stay. */
export type HasPage = (path: string) => boolean;

/** A page without faults, as it is shown. */
export function toWritten(
  { texts, body }: WrittenFile,
  route: string,
  language: Language,
  hasPage: HasPage = () => true,
): Written {
  const findPage: FindPage = (type, uid, to) => {
    if (uid.startsWith("/")) return localizePath(uid, to);
    const path = documentPath(type, uid, to);
    return hasPage(path) ? path : null;
  };
  const raw = body.map((block) => rawOf(block, language));
  const content = toRichText(raw, findPage);
  return {
    path: localizePath(route, language),
    title: texts.get("title")?.value ?? "",
    lead: texts.get("lead")?.value ?? "",
    content: content.filter(isWritten),
  };
}

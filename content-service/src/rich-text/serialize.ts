import type { ContentDocument, Library } from "../documents/library.ts";
import { documentId, pictureWords } from "../documents/library.ts";
import type { Block, Link, Span } from "./model.ts";

export interface PictureJson {
  url: string;
  alt: string;
  copyright: string | null;
  dimensions: { width: number; height: number };
}

type Json = Record<string, unknown>;

export interface SerializeContext {
  library: Library;
  picture(name: string, alt: string, credit: string | null): PictureJson | null;
}

/**
 * An internal link leads to the same language; without that version it is marked as broken, or null if the
 * author has marked it as optional.
 */
export function serializeLink(link: Link, from: ContentDocument, library: Library): Json | null {
  if (link.kind === "web") return { link_type: "Web", url: link.url };
  const target = library.find(link.type, link.folder, from.lang);
  if (target === undefined && link.isOptional) return null;
  return {
    link_type: "Document",
    id: target?.id ?? documentId(link.type, link.folder, from.lang),
    type: link.type,
    uid: target?.uid ?? link.folder,
    lang: from.lang,
    isBroken: target === undefined,
  };
}

function serializeSpan(span: Span, from: ContentDocument, library: Library): Json[] {
  const { start, end, type } = span;
  if (span.type === "label") return [{ start, end, type, data: { label: span.label } }];
  if (span.type !== "hyperlink") return [{ start, end, type }];
  const data = serializeLink(span.link, from, library);
  return data === null ? [] : [{ start, end, type, data }];
}

function serializeBlock(
  block: Block,
  from: ContentDocument,
  around: SerializeContext,
): Json | null {
  if (block.type === "embed") {
    const { url, host } = block;
    const oembed = { embed_url: url, type: "link", title: null, provider_name: host };
    return { type: "embed", oembed };
  }
  if (block.type === "image") {
    const { alt, credit } = pictureWords(from, block.picture, block);
    const picture = around.picture(block.picture, alt, credit);
    const linkTo = block.link && serializeLink(block.link, from, around.library);
    return picture && { type: "image", ...picture, ...(linkTo && { linkTo }) };
  }
  const spans = block.spans.flatMap((span) => serializeSpan(span, from, around.library));
  return { type: block.type, text: block.text, spans };
}

/** Rich text in the form of the contract, with links and pictures resolved. */
export function serializeRichText(document: ContentDocument, around: SerializeContext): Json[] {
  return document.body
    .map((block) => serializeBlock(block, document, around))
    .filter((json) => json !== null);
}

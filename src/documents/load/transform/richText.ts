import { asList, asText, isRecord, readable } from "../../raw.ts";
import type { Inline, PictureReference, RichBlock, RichText } from "../../types.ts";
import { safeAddress } from "./address.ts";
import { toInline } from "./inline.ts";
import { type FindPage, toLink } from "./link.ts";
import { toPicture } from "./picture.ts";
import { asWritten, type Transliterate } from "./transliterate.ts";

type Block = RichBlock<PictureReference>;

const HEADING_LEVELS = [1, 2, 3, 4, 5, 6] as const;

function toEmbed(oembed: unknown, transliterate: Transliterate): Block[] {
  if (!isRecord(oembed)) return [];
  const href = safeAddress(oembed.embed_url);
  if (href === null) return [];
  const title = asText(oembed.title) || asText(oembed.provider_name);
  return [{ kind: "embed", href, title: title === "" ? href : transliterate(title) }];
}

/** A browser reads them so in HTML, and drops the first: the page's script has to find the same. */
const withPlainLineEnds = (text: string): string => text.replace(/\r\n?/g, "\n");

function toBlock(raw: unknown, findPage: FindPage, transliterate: Transliterate): Block[] {
  if (!isRecord(raw)) return [];
  if (raw.type === "image") {
    const picture = toPicture(raw, transliterate);
    if (!picture) return [];
    return [{ kind: "image", picture, link: toLink(raw.linkTo, findPage), caption: [] }];
  }
  if (raw.type === "embed") return toEmbed(raw.oembed, transliterate);
  if (raw.type === "preformatted") {
    const text = typeof raw.text === "string" ? withPlainLineEnds(readable(raw.text)) : "";
    return text === "" ? [] : [{ kind: "preformatted", text: transliterate(text) }];
  }
  const children = toInline(raw.text, raw.spans, findPage, transliterate);
  if (children.length === 0) return [];
  const level = HEADING_LEVELS.find((number) => raw.type === `heading${number}`);
  if (level !== undefined) return [{ kind: "heading", level, children }];
  if (raw.type === "list-item" || raw.type === "o-list-item") {
    return [{ kind: "list", ordered: raw.type === "o-list-item", items: [children] }];
  }
  // Blocks of an unknown kind are passed over, their text is kept.
  return [{ kind: "paragraph", children }];
}

/** The text of a paragraph that is a caption as a whole, `[…]{.caption}`; null for any other. */
function captionOf(block: Block): Inline[] | null {
  if (block.kind !== "paragraph") return null;
  const [only] = block.children;
  const isCaption =
    block.children.length === 1 && only?.kind === "label" && only.label === "caption";
  return isCaption ? only.children : null;
}

/** Items that follow each other become one list; a caption goes to the picture before it. */
function joinBlocks(blocks: Block[]): Block[] {
  const joined: Block[] = [];
  for (const block of blocks) {
    const last = joined.at(-1);
    const caption = captionOf(block);
    if (block.kind === "list" && last?.kind === "list" && last.ordered === block.ordered) {
      last.items.push(...block.items);
    } else if (caption && last?.kind === "image") {
      last.caption = caption;
    } else {
      joined.push(block);
    }
  }
  return joined;
}

export function toRichText(
  raw: unknown,
  findPage: FindPage,
  transliterate: Transliterate = asWritten,
): RichText<PictureReference> {
  return joinBlocks(asList(raw).flatMap((block) => toBlock(block, findPage, transliterate)));
}

/** The first item's text; line breaks become spaces. */
export function toTitle(raw: unknown): string {
  const first = asList(raw)[0];
  return isRecord(first) ? asText(first.text).replace(/\s+/g, " ") : "";
}

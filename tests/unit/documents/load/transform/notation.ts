import type { FindPage } from "../../../../../src/documents/load/transform/link.ts";
import type { ContentLink, Inline, RichBlock } from "../../../../../src/documents/types.ts";

export const findNothing: FindPage = () => null;

/** Only "herons" has a page, a post in Croatian and German. */
export const findHerons: FindPage = (type, uid, language) =>
  type === "blog" && uid === "herons" && (language === "hr" || language === "de")
    ? `/${language}/blog/herons/`
    : null;

export const span = (type: string, start: number, end: number, data?: unknown) => ({
  type,
  start,
  end,
  data,
});

export const web = (start: number, end: number, url: unknown) =>
  span("hyperlink", start, end, { link_type: "Web", url });

function showLink(link: ContentLink | null): string {
  if (link === null) return "";
  return link.to === "page" ? `${link.language} ${link.path}` : link.href;
}

function showPart(part: Inline): string {
  switch (part.kind) {
    case "text":
      return part.text;
    case "break":
      return "↵";
    case "strong":
      return `<b>${show(part.children)}</b>`;
    case "em":
      return `<i>${show(part.children)}</i>`;
    case "label":
      return `<${part.label}>${show(part.children)}</${part.label}>`;
    case "link":
      return `[${show(part.children)}](${showLink(part.link)})`;
  }
}

/** Text as one reads it: <b>strong</b>, <i>em</i>, <quote>label</quote>, [words](link), ↵ for a break. */
export const show = (parts: Inline[]): string => parts.map(showPart).join("");

/** A block as one reads it: "h2 Herons", "p Words", "ul a | b", "img https://… (alt)". */
export function showBlock(block: RichBlock<{ url: string; alt: string }>): string {
  switch (block.kind) {
    case "heading":
      return `h${block.level} ${show(block.children)}`;
    case "paragraph":
      return `p ${show(block.children)}`;
    case "preformatted":
      return `pre ${block.text}`;
    case "list":
      return `${block.ordered ? "ol" : "ul"} ${block.items.map(show).join(" | ")}`;
    case "image":
      return `img ${block.picture.url} (${block.picture.alt})${block.link ? ` => ${showLink(block.link)}` : ""}${block.caption.length > 0 ? ` "${show(block.caption)}"` : ""}`;
    case "embed":
      return `embed ${block.href} (${block.title})`;
  }
}

export const wordsOnly = (parts: Inline[]): string =>
  show(parts.flatMap((part) => flat(part))).replaceAll("↵", "\n");

function flat(part: Inline): Inline[] {
  return part.kind === "text" || part.kind === "break" ? [part] : part.children.flatMap(flat);
}

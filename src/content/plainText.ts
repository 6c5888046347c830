import { type SiteDocument, tellingOf } from "./kinds.ts";
import type { Inline, RichText } from "./types.ts";

export function inlineText(parts: Inline[]): string {
  return parts
    .map((part) => {
      if (part.kind === "text") return part.text;
      return part.kind === "break" ? " " : inlineText(part.children);
    })
    .join("");
}

/** The words of a document without their form, for descriptions. */
export function plainText(blocks: RichText): string {
  return blocks
    .flatMap((block) => {
      if (block.kind === "paragraph") return [inlineText(block.children)];
      return block.kind === "list" ? block.items.map(inlineText) : [];
    })
    .join(" ");
}

/** What search engines say of a document; PageHead shortens it. */
export function descriptionOf(document: SiteDocument): string {
  const own = tellingOf(document.type).description(document);
  return own || plainText(document.content) || document.summary;
}

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

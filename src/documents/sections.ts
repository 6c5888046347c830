import { inlineText } from "./plainText.ts";
import type { Inline, RichBlock } from "./types.ts";

export interface Section<Block> {
  /** null for what stands before the first heading. */
  heading: Inline[] | null;
  blocks: Block[];
}

const isMain = (block: RichBlock): block is Extract<RichBlock, { kind: "heading" }> =>
  block.kind === "heading" && block.level < 3;

/** The same in every language, so that the hash survives a change of language: partId(2) => "part-3" */
export const partId = (index: number): string => `part-${index + 1}`;

/** Each main heading with what it heads. */
export function sectionsOf<Block extends RichBlock>(content: Block[]): Section<Block>[] {
  const sections: Section<Block>[] = [];
  for (const block of content) {
    const last = sections.at(-1);
    if (isMain(block)) sections.push({ heading: block.children, blocks: [] });
    else if (last) last.blocks.push(block);
    else sections.push({ heading: null, blocks: [block] });
  }
  return sections;
}

/** A main heading, as a link to it needs it. */
export interface Part {
  id: string;
  name: string;
}

/** The main headings of a text in their order. */
export const partsOf = (content: RichBlock[]): Part[] =>
  sectionsOf(content).flatMap(({ heading }, index) =>
    heading ? [{ id: partId(index), name: inlineText(heading) }] : [],
  );

/** With fewer headings a text needs no index of them. */
export const needsIndex = (parts: Part[]): boolean => parts.length >= 3;

import type { Inline, WrittenBlock } from "./types.ts";

export interface Section {
  /** null for what stands before the first heading. */
  heading: Inline[] | null;
  blocks: WrittenBlock[];
}

const isMain = (block: WrittenBlock): block is Extract<WrittenBlock, { kind: "heading" }> =>
  block.kind === "heading" && block.level < 3;

/** The same in every language: whoever changes it stays where they are. partId(2) => "part-3" */
export const partId = (index: number): string => `part-${index + 1}`;

/** Each main heading with what it heads. */
export function sectionsOf(content: WrittenBlock[]): Section[] {
  const sections: Section[] = [];
  for (const block of content) {
    const last = sections.at(-1);
    if (isMain(block)) sections.push({ heading: block.children, blocks: [] });
    else if (last) last.blocks.push(block);
    else sections.push({ heading: null, blocks: [block] });
  }
  return sections;
}

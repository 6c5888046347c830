import type { Inline, WrittenBlock } from "../../content/types.ts";

interface Section {
  /** null for what stands before the first heading. */
  heading: Inline[] | null;
  blocks: WrittenBlock[];
}

const isMain = (block: WrittenBlock): block is Extract<WrittenBlock, { kind: "heading" }> =>
  block.kind === "heading" && block.level < 3;

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

import type { Inline, ProseBlock } from "./types.ts";

export interface Section {
  /** null for what stands before the first heading. */
  heading: Inline[] | null;
  blocks: ProseBlock[];
}

const isMain = (block: ProseBlock): block is Extract<ProseBlock, { kind: "heading" }> =>
  block.kind === "heading" && block.level < 3;

/** The same in every language, so that the hash survives a change of language: partId(2) => "part-3" */
export const partId = (index: number): string => `part-${index + 1}`;

/** Each main heading with what it heads. */
export function sectionsOf(content: ProseBlock[]): Section[] {
  const sections: Section[] = [];
  for (const block of content) {
    const last = sections.at(-1);
    if (isMain(block)) sections.push({ heading: block.children, blocks: [] });
    else if (last) last.blocks.push(block);
    else sections.push({ heading: null, blocks: [block] });
  }
  return sections;
}

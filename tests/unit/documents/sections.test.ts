import { expect, it } from "vitest";
import { needsIndex, partsOf, sectionsOf } from "../../../src/documents/sections.ts";
import type { ProseBlock } from "../../../src/documents/types.ts";

const words = (text: string) => [{ kind: "text" as const, text }];
const heading = (level: 2 | 3, text: string): ProseBlock => ({
  kind: "heading",
  level,
  children: words(text),
});
const paragraph = (text: string): ProseBlock => ({ kind: "paragraph", children: words(text) });

it("puts each main heading with what it heads, and loses nothing", () => {
  const content = [
    paragraph("a"),
    heading(2, "b"),
    heading(3, "c"),
    paragraph("d"),
    heading(2, "e"),
  ];
  expect(sectionsOf(content)).toEqual([
    { heading: null, blocks: [paragraph("a")] },
    { heading: words("b"), blocks: [heading(3, "c"), paragraph("d")] },
    { heading: words("e"), blocks: [] },
  ]);
  expect(sectionsOf([])).toEqual([]);
});

it("gives each main heading an id that does not depend on its words", () => {
  const content = [paragraph("a"), heading(2, "b"), heading(3, "c"), heading(2, "e")];
  const parts = partsOf(content);
  expect(parts).toEqual([
    { id: "part-2", name: "b" },
    { id: "part-3", name: "e" },
  ]);
  expect(needsIndex(parts)).toBe(false);
  expect(needsIndex([...parts, { id: "costs", name: "Costs" }])).toBe(true);
});

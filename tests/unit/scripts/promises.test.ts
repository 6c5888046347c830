import { describe, expect, it } from "vitest";
import { findBrokenPromises } from "../../../scripts/checks/documentation.ts";

const FILES: Record<string, string> = {
  "tests/a.test.ts": "it('has 24 cards', () => {});\nit('says \"yes\" to %s', () => {});",
  "stories/Card.stories.tsx": "export const Default: Story = {};\n",
};

const TOP = "# Promises\n\n| Promise | Tests |\n| --- | --- |\n";

const broken = (row: string): string[] =>
  findBrokenPromises(`${TOP}${row}\n`, (path) => FILES[path] ?? "");

describe("the table of promises", () => {
  it.each([
    "| A list has cards | [a](../tests/a.test.ts) `has 24 cards` |",
    '| It | [a](../tests/a.test.ts) `says "yes" to %s` |',
    "| A card | [Card](../stories/Card.stories.tsx) `Default` |",
    "Words | and more.",
  ])("is content with %s", (row) => {
    expect(broken(row)).toEqual([]);
  });

  it("names the line of a promise without a test", () => {
    expect(broken("| A list has cards | somebody looks |")).toEqual([
      "docs/promises.md:5 names no test",
    ]);
  });

  it.each([
    "[b](../tests/b.test.ts) `x`",
    "[a](../tests/a.test.ts) `has 25 cards`",
    "[Card](../stories/Card.stories.tsx) `Defaul`",
  ])("names %s, which does not exist", (test) => {
    expect(broken(`| It | [a](../tests/a.test.ts) \`has 24 cards\`, ${test} |`)).toEqual([
      `docs/promises.md:5 names ${test}, which does not exist`,
    ]);
  });
});

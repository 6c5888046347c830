import { describe, expect, it } from "vitest";
import { findBrokenPromises } from "../../../scripts/checks/promises.ts";

const FILES: Record<string, string> = {
  "tests/a.test.ts": "it('has 24 cards', () => {});\nit('says \"yes\" to %s', () => {});",
  "stories/Card.stories.tsx": "export const Default: Story = {};\n",
};

const TOP = "# Promises\n\n| Promise | Tests |\n| --- | --- |\n";

const broken = (row: string): string[] =>
  findBrokenPromises(`${TOP}${row}\n`, (path) => FILES[path]);

describe("the table of promises", () => {
  it("is content with titles that the files have, as they are written there", () => {
    expect(broken("| A list has cards | [a](../tests/a.test.ts) `has 24 cards` |")).toEqual([]);
    expect(broken('| It | [a](../tests/a.test.ts) `says "yes" to %s` |')).toEqual([]);
  });

  it("knows a story by its export", () => {
    expect(broken("| A card | [Card](../stories/Card.stories.tsx) `Default` |")).toEqual([]);
    expect(broken("| A card | [Card](../stories/Card.stories.tsx) `Defaul` |")).toEqual([
      'docs/promises.md:5 names "Defaul", which stories/Card.stories.tsx has not: write its title as the file has it, or name the test that took its place.',
    ]);
  });

  it("names the line of a promise without a test", () => {
    expect(broken("| A list has cards | somebody looks |")).toEqual([
      'docs/promises.md:5 names no test for "A list has cards": write [file](../tests/file) and, as code, the title of one that fails when it breaks.',
    ]);
  });

  it("names what is not there, each for itself", () => {
    const row =
      "| It | [a](../tests/a.test.ts) `has 24 cards`, [b](../tests/b.test.ts) `x`, [a](../tests/a.test.ts) `has 25 cards` |";
    expect(broken(row)).toEqual([
      'docs/promises.md:5 names tests/b.test.ts, which is not there: name the file that has "x" now.',
      'docs/promises.md:5 names "has 25 cards", which tests/a.test.ts has not: write its title as the file has it, or name the test that took its place.',
    ]);
  });

  it("passes over what is no row", () => {
    expect(findBrokenPromises(`${TOP}\nWords | and more.\n`, () => undefined)).toEqual([]);
  });
});

import { describe, expect, it } from "vitest";
import {
  findBrokenDocLinks,
  findUnknownCommands,
  isDocumentation,
} from "../../../scripts/checks/documentation.ts";

const PAGES: Record<string, string> = { "docs/b.md": "# B\n\n## What it costs\n", "src/a.ts": "" };
const lost = (text: string): string[] =>
  findBrokenDocLinks("docs/a.md", text, (path) => PAGES[path]);

describe("the documentation", () => {
  it("is what people read of the code, not the changelog, the site's texts or its documents", () => {
    expect(["README.md", "art/README.md", "docs/b.md"].every(isDocumentation)).toBe(true);
    expect(["CHANGELOG.md", "locales/de/about.md", "src/a.ts"].some(isDocumentation)).toBe(false);
    expect(isDocumentation("content-service/documents/blog/herons/de.md")).toBe(false);
  });

  it("leads to files and headings that are there", () => {
    expect(lost("[b](b.md), [c](b.md#what-it-costs), [d](../src/a.ts), [e](#f)\n\n# F\n")).toEqual(
      [],
    );
    expect(lost("[b](c.md), [c](b.md#what-it-cost), [d](#f)")).toEqual([
      "c.md",
      "b.md#what-it-cost",
      "#f",
    ]);
  });

  it("may lead elsewhere, and anywhere in an example", () => {
    expect(lost("[a](https://a.example) `[b](c.md)`\n\n```text\n[b](c.md)\n```\n")).toEqual([]);
  });

  it("names commands that are there", () => {
    expect(
      findUnknownCommands("`npm run check`, `npm run test:visual:aprove -- --all`", ["check"]),
    ).toEqual(["npm run test:visual:aprove"]);
  });
});

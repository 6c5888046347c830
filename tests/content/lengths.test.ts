import { readFileSync } from "node:fs";
import { expect, test, vi } from "vitest";
import { LENGTHS } from "../../content-service/src/documents/lengths.ts";
import { serve, titled, workspace } from "./content-fixture.ts";

const text = (words: number) => `\n## Here\n\n${"word ".repeat(words - 1)}\n`;
const soon = { timeout: 10_000, interval: 25 };

test("who writes is told what is too short or too long, and may go on", async () => {
  const made = workspace({
    "blog/short/en.md": titled("Short") + text(349),
    "blog/right/en.md": titled("Right") + text(350),
    "destination/long/en.md": titled("Long") + text(451),
    "program/any/en.md": titled("Any"),
  });
  const lines: string[] = [];
  await serve(made, { watch: true, log: (line) => lines.push(line) });
  expect(lines.slice(1)).toEqual([
    "documents/blog/short/en.md: 349 words, and a text in blog/ has 350 to 700.",
    "documents/destination/long/en.md: 451 words, and a text in destination/ has 250 to 450.",
  ]);
  made.write({ "blog/right/en.md": titled("Right") + text(3) });
  await vi.waitFor(() => expect(lines).toContain("Read again: 4 documents."), soon);
  expect(lines.filter((line) => line.includes("words"))).toHaveLength(3);
  expect(lines).toContain(
    "documents/blog/right/en.md: 3 words, and a text in blog/ has 350 to 700.",
  );
});

test("the page for editors names the same numbers", () => {
  const page = readFileSync("content-service/README.md", "utf8");
  for (const [type, { min: least, max: most }] of Object.entries(LENGTHS)) {
    expect(page).toMatch(new RegExp(`\`${type}\`.*${least} to ${most} words`));
  }
});

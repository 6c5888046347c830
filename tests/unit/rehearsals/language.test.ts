import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { addLanguage } from "../../rehearsals/language.ts";

const TREE = ["src/i18n", "locales", "content-service/untranslated.txt"];
const STORY = "content-service/documents/blog/herons";

it("adds a language by its folder, its words and a line in each of the three records", () => {
  const copy = mkdtempSync(join(tmpdir(), "language-"));
  onTestFinished(() => rmSync(copy, { recursive: true }));
  for (const path of TREE) cpSync(path, join(copy, path), { recursive: true });
  mkdirSync(join(copy, STORY), { recursive: true });
  writeFileSync(join(copy, STORY, "en.md"), "---\ntitle: Herons\n---\n");
  addLanguage(copy, "it");
  const read = (path: string): string => readFileSync(join(copy, path), "utf8");
  expect(read("src/i18n/languages/it/row.ts")).toContain('name: "italiano"');
  expect(read("src/i18n/languages.ts")).toContain(', "it"] as const');
  for (const [record, part] of [
    ["languages", "row"],
    ["searching", "search"],
    ["writing", "writing"],
  ]) {
    expect(read(`src/i18n/${record}.ts`)).toContain(`it/${part}.ts";`);
    expect(read(`src/i18n/${record}.ts`)).toContain("\n  it,\n}");
  }
  expect(JSON.parse(read("locales/it.json"))).toHaveProperty(["blog.count_many"]);
  expect(read(`${STORY}/it.md`)).toContain("Herons");
  expect(read("content-service/untranslated.txt")).toMatch(/^\* it$/m);
});

import { mkdtempSync, readdirSync, readFileSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { wordsPaths, writeWords } from "../../../src/gatsby/words.ts";
import { LANGUAGES } from "../../../src/i18n/languages.ts";

const folder = mkdtempSync(join(tmpdir(), "words-"));

beforeAll(async () => {
  symlinkSync(resolve("locales"), join(folder, "locales"), "junction");
  vi.spyOn(process, "cwd").mockReturnValue(folder);
  await writeWords();
});

afterAll(() => vi.restoreAllMocks());

describe("the words that visitors load", () => {
  it.each(LANGUAGES)("are in one file, without those that no browser needs, in %s", (language) => {
    const words = JSON.parse(
      readFileSync(join(folder, "public", wordsPaths()[language] ?? ""), "utf8"),
    );
    expect(words["form.send"]).toBeTruthy();
    const needless = Object.keys(words).filter((key) => /^(region|operator)\./.test(key));
    expect(needless).toEqual([]);
  });

  it("are as many files as there are languages", () => {
    expect(readdirSync(join(folder, "public/words"))).toHaveLength(LANGUAGES.length);
  });
});

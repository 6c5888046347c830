import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import {
  removeNotFoundPages,
  writeEmptyNotFoundPages,
} from "../../../../src/build/localeRedirects/notFoundPages.ts";
import { LANGUAGES } from "../../../../src/i18n/languages.ts";

let folder = "";

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "not-found-"));
});

afterEach(() => rm(folder, { recursive: true }));

it("has a page in every language for Gatsby to write into, also after those of an earlier build were removed", async () => {
  await writeEmptyNotFoundPages(folder);
  await removeNotFoundPages(folder);
  await writeEmptyNotFoundPages(folder);
  for (const language of LANGUAGES) {
    expect(await readFile(join(folder, language, "404", "index.html"), "utf8")).toBe("");
  }
});

it("leaves no visitor a page that says with status 200 that there is none", async () => {
  await writeEmptyNotFoundPages(folder);
  await removeNotFoundPages(folder);
  await removeNotFoundPages(folder);
  for (const language of LANGUAGES) expect(existsSync(join(folder, language, "404"))).toBe(false);
});

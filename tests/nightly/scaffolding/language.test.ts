import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, it } from "vitest";
import { copyTree } from "../copy.ts";
import { addLanguage } from "./language.ts";
import { buildIn, changedFiles, checkIn, formatIn } from "./steps.ts";

// CODE=hu npx vitest run --project=scaffolding language.test.ts
const CODE = process.env.CODE ?? "fr";

let folder = "";

const fileOf = (path: string): string => readFileSync(join(folder, "public", path), "utf8");

beforeAll(async () => {
  folder = copyTree("scaffolding-language");
  await addLanguage(folder, CODE);
  await formatIn(folder);
});

it("is a folder, its words and its pages, its place in the menu, and what is not translated yet", () => {
  const others = changedFiles(folder).filter(
    (file) =>
      !file.startsWith(`src/i18n/languages/${CODE}/`) && !file.startsWith(`locales/${CODE}`),
  );
  expect(others).toEqual([
    "content-service/untranslated.txt",
    "src/i18n/languages.ts",
    "src/i18n/languages/languageRows.ts",
    "src/i18n/languages/searchTables.ts",
    "src/i18n/languages/writingTables.ts",
  ]);
});

it("keeps every check, and the missing documents are missing on purpose", async () => {
  const { failed, output } = await checkIn(folder);
  expect(failed, output).toBe(false);
});

it("is built, led to, searched and announced", async () => {
  const { failed, output } = await buildIn(folder);
  expect(failed, output).toBe(false);
  const home = fileOf(`${CODE}/index.html`);
  expect(home).toMatch(new RegExp(`<html[^>]* lang="${CODE}"`));
  expect(fileOf("en/index.html").toLowerCase()).toContain(`hreflang="${CODE}"`);
  expect(fileOf("sitemap.xml")).toContain(`/${CODE}/`);
  // The page without a language leads to it, with script and without.
  expect(fileOf("index.html")).toContain(`href="/${CODE}/"`);
  expect(fileOf("index.html")).toMatch(new RegExp(`<li lang="${CODE}"`));
  const lists = readdirSync(join(folder, "public/lists"));
  const search = lists.find((name) => name.startsWith(`${CODE}-search-`)) ?? "";
  for (const kind of ["blog", "destinations", "program"]) {
    expect(fileOf(`lists/${search}`)).toContain(`"/${CODE}/${kind}/`);
  }
});

import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, it } from "vitest";
import { LANGUAGE_TABLE, WRITTEN_LANGUAGES } from "../../../src/i18n/languages.ts";
import { DOCUMENT_TYPES } from "../../../src/i18n/routes.ts";
import {
  buildIn,
  checkIn,
  copyTree,
  fileBefore,
  filesOfPatch,
  formatIn,
  leaveFewDocuments,
  runIn,
  typesIn,
  writeDocument,
} from "./copy.ts";
import { addKind } from "./kind.ts";

// KIND=offer npx vitest run --project=rehearsals tests/rehearsals/kind.test.ts
const KIND = process.env.KIND ?? "event";

/** The tree knows a kind by so many files, the words of four languages among them. */
const FILES_AT_MOST = 13;

/** In the order of their days, which is not that of their names. */
const DAYS = { "wine-feast": "2027-05-15", "river-fair": "2027-09-02" };

let folder = "";

const page = (path: string): string =>
  readFileSync(join(folder, "public", path, "index.html"), "utf8");

/** What the search of a language knows: its file has a name of its own with every build. */
function searchOf(language: string): string {
  const lists = join(folder, "public/lists");
  const file = readdirSync(lists).find((name) => name.startsWith(`${language}-search-`));
  return readFileSync(join(lists, file ?? "search.json"), "utf8");
}

beforeAll(async () => {
  folder = copyTree("rehearsal-kind");
  addKind(folder, KIND);
  await formatIn(folder);
});

it(`comes with at most ${FILES_AT_MOST} files`, () => {
  expect(filesOfPatch(folder).length).toBeLessThanOrEqual(FILES_AT_MOST);
});

it("keeps every check", async () => {
  const { code, output } = await checkIn(folder);
  expect(code, output).toBe(0);
});

it("is listed, shown, found and announced in every language", async () => {
  leaveFewDocuments(folder, DOCUMENT_TYPES, WRITTEN_LANGUAGES);
  for (const [uid, day] of Object.entries(DAYS)) {
    const texts = WRITTEN_LANGUAGES.map((language) => [
      language,
      { title: `${uid} ${language}`, summary: "Reeds", body: "Reeds and herons." },
    ]);
    const shared = { published: "2026-01-01", day, place: "Bath-house quay" };
    writeDocument(folder, `${KIND}/${uid}`, shared, Object.fromEntries(texts));
  }
  const { code, output } = await buildIn(folder);
  expect(code, output).toBe(0);

  const sitemap = readFileSync(join(folder, "public/sitemap.xml"), "utf8");
  for (const language of WRITTEN_LANGUAGES) {
    const [first = "", last = ""] = Object.keys(DAYS).map((uid) => `${uid} ${language}`);
    const list = page(`${language}/${KIND}s`);
    expect(list.indexOf(first)).toBeGreaterThan(0);
    expect(list.indexOf(first)).toBeLessThan(list.indexOf(last));

    const address = `/${language}/${KIND}s/wine-feast/`;
    const detail = page(address);
    expect(detail).toContain(`<h1`);
    expect(detail).toContain("Bath-house quay");
    expect(detail).toContain('"startDate":"2027-05-15"');
    for (const other of WRITTEN_LANGUAGES) {
      const link = `hreflang="${LANGUAGE_TABLE[other].htmlLang}"`;
      expect(detail.toLowerCase()).toContain(link.toLowerCase());
    }
    expect(page(language)).toContain(`/${language}/${KIND}s/`);
    expect(sitemap).toContain(address);
    expect(searchOf(language)).toContain(address);
  }
  expect(existsSync(join(folder, "public/404.html"))).toBe(true);
});

/** Who forgets something is told so: by the compiler, a check, or a test of the contract. */
async function complaintsIn(): Promise<string> {
  const types = await typesIn(folder);
  if (types !== "") return types;
  const checks = await checkIn(folder, "locales", "unused files, exports and packages");
  if (checks.code !== 0) return checks.output;
  const tests = await runIn(folder, [
    "node_modules/vitest/vitest.mjs",
    "run",
    "--project=unit",
    "tests/unit/content/service",
  ]);
  return tests.code === 0 ? "" : tests.output;
}

it("lets none of them be forgotten", async () => {
  expect(await complaintsIn()).toBe("");
  const forgotten: string[] = [];
  for (const file of filesOfPatch(folder)) {
    const path = join(folder, file);
    const text = readFileSync(path, "utf8");
    const before = fileBefore(folder, file);
    if (before === undefined) rmSync(path);
    else writeFileSync(path, before);
    const isNoticed = (await complaintsIn()) !== "" || (await buildIn(folder)).code !== 0;
    if (!isNoticed) forgotten.push(file);
    writeFileSync(path, text);
  }
  expect(forgotten).toEqual([]);
});

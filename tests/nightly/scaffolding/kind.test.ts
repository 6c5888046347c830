import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, it } from "vitest";
import { LANGUAGE_TABLE, WRITTEN_LANGUAGES } from "../../../src/i18n/languages.ts";
import { copyTree, git, runIn } from "../copy.ts";
import { addKind } from "./kind.ts";
import {
  buildIn,
  changedFiles,
  checkIn,
  formatIn,
  pageIn,
  replaceDocuments,
  searchIndexIn,
  textsOf,
  writeDocument,
} from "./steps.ts";

// KIND=offer npx vitest run --project=scaffolding kind.test.ts
const KIND = process.env.KIND ?? "event";

/** The contract and the messages of four languages among them. */
const MAX_FILES = 16;

/** In the order of their days, not of their names. */
const DAYS = { "wine-feast": "2027-05-15", "river-fair": "2027-09-02" };

let folder = "";

const page = (path: string): string => pageIn(folder, path);

beforeAll(async () => {
  folder = copyTree("scaffolding-kind");
  await addKind(folder, KIND);
  await formatIn(folder);
});

it(`comes with at most ${MAX_FILES} files`, () => {
  expect(changedFiles(folder).length).toBeLessThanOrEqual(MAX_FILES);
});

it("keeps every check", async () => {
  const { failed, output } = await checkIn(folder);
  expect(failed, output).toBe(false);
});

it("is listed, shown, found and announced in every language", async () => {
  replaceDocuments(folder);
  for (const [uid, day] of Object.entries(DAYS)) {
    const shared = { published: "2026-01-01", day, place: "Bath-house quay" };
    writeDocument(folder, `${KIND}/${uid}`, shared, textsOf(uid));
  }
  const { failed, output } = await buildIn(folder);
  expect(failed, output).toBe(false);

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
    expect(searchIndexIn(folder, language)).toContain(address);
  }
  expect(existsSync(join(folder, "public/404.html"))).toBe(true);
});

/** Of the contract, and of the templates. */
const TESTS = ["tests/unit/documents/load/service", "tests/unit/build/templates.test.ts"];

/** What the compiler, a check, a test of the contract or the build reports about a missing step. */
async function collectErrors(): Promise<string> {
  // The quickest first: most of what is forgotten does not compile.
  const steps = [
    () => checkIn(folder, "generated files", "locales"),
    () => checkIn(folder, "types"),
    () => checkIn(folder, "unused files, exports and packages"),
    () => runIn(folder, ["vitest", "run", "--project=unit", ...TESTS]),
    () => buildIn(folder),
  ];
  for (const step of steps) {
    const { failed, output } = await step();
    if (failed) return output;
  }
  return "";
}

it("lets none of them be forgotten", { timeout: 45 * 60_000 }, async () => {
  expect(await collectErrors()).toBe("");
  const forgotten: string[] = [];
  const isKnown = (file: string) => git(folder, "ls-tree", "HEAD", "--", file) !== "";
  for (const file of changedFiles(folder)) {
    const path = join(folder, file);
    const text = readFileSync(path, "utf8");
    if (isKnown(file)) writeFileSync(path, `${git(folder, "show", `HEAD:${file}`)}\n`);
    else rmSync(path);
    if ((await collectErrors()) === "") forgotten.push(file);
    writeFileSync(path, text);
  }
  expect(forgotten).toEqual([]);
});

import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { addressOf, PAGE_KINDS } from "../../visual/pages.ts";

const kind = (name: string) => {
  const found = PAGE_KINDS.find((known) => known.name === name);
  if (!found) throw new Error(`no kind of page is called ${name}`);
  return found;
};

test("finds every kind of page in the reader's language", () => {
  expect(addressOf(kind("home"), "hr")).toBe("/hr/");
  expect(addressOf(kind("programDetail"), "de")).toMatch(/^\/de\/program\//);
  expect(addressOf(kind("searchResults"), "sr")).toMatch(/^\/sr\/search\//);
});

test("asks for the choice of languages without any", () => {
  expect(addressOf(kind("languageChoice"), "de")).toBe("/nothing/");
});

/** Templates whose pages go by another name. */
const NAMES: Record<string, string> = {
  blogList: "blog",
  destinationList: "destinations",
  programList: "programs",
  written: "about",
};

test("knows a kind of page for every template", () => {
  const templates = readdirSync("src/templates").map((file) =>
    file.replace(/\.tsx$/, "").replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
  );
  const names = PAGE_KINDS.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(templates.map((name) => NAMES[name] ?? name)));
});

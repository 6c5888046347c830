import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, it } from "vitest";
import { GUIDES } from "../../../content-service/choices.ts";
import { messagesIn } from "../../../src/build/files/messages.ts";
import { LANGUAGES } from "../../../src/i18n/languages.ts";
import { copyTree } from "../copy.ts";
import {
  buildIn,
  changedFiles,
  checkIn,
  edit,
  formatIn,
  pageIn,
  replaceDocuments,
  textsOf,
  writeDocument,
} from "./steps.ts";

const FILTERS = "src/documents/kinds/programFilters.ts";

/** The line that CONTRIBUTING.md shows. */
function documentedFilter(): string {
  const [, section = ""] = readFileSync("CONTRIBUTING.md", "utf8").split("## Add a filter\n");
  return /```ts\n([\s\S]*?)```/.exec(section)?.[1] ?? "";
}

/** All texts of a JSON file, without its keys. */
function textsIn(json: string): string[] {
  const texts: string[] = [];
  JSON.parse(json, (_, value: unknown) => {
    if (typeof value === "string") texts.push(value);
    return value;
  });
  return texts;
}

let folder = "";

beforeAll(async () => {
  folder = copyTree("scaffolding-filter");
  edit(folder, FILTERS, (text) =>
    text
      .replace(/(filters: \[[^\]]*)\]/, (_, others: string) => `${others}, ${documentedFilter()}]`)
      .replace("import { COUNTRY_CODES, ", "import { COUNTRY_CODES, GUIDES, "),
  );
  await formatIn(folder);
});

it("is a line in the filters of its kind, and keeps every check", async () => {
  expect(changedFiles(folder)).toEqual([FILTERS]);
  const { failed, output } = await checkIn(folder);
  expect(failed, output).toBe(false);
});

it("is offered by the list and has a page for each choice, in the words of every language", async () => {
  replaceDocuments(folder);
  for (const guide of GUIDES) {
    const shared = { published: "2026-01-01", guides: guide };
    writeDocument(folder, `program/${guide}-canoe`, shared, textsOf(`${guide} canoe`));
  }
  const { failed, output } = await buildIn(folder);
  expect(failed, output).toBe(false);

  for (const language of LANGUAGES) {
    const messages = messagesIn(language);
    const list = `/${language}/program/`;
    expect(pageIn(folder, list)).toContain(messages["offer.guides"]);
    for (const guide of GUIDES) {
      const path = `${list}guide/${guide}/`;
      expect(pageIn(folder, list)).toContain(`href="${path}"`);
      const page = pageIn(folder, path);
      const title = /<title[^>]*>([^<]*)/.exec(page)?.[1];
      expect(title).toContain(messages["offer.guides"]);
      expect(title).toContain(messages[`choice.guide.${guide}`]);
      for (const other of GUIDES) {
        expect(page.includes(`href="${list}${other}-canoe/"`)).toBe(other === guide);
      }
      const data = readFileSync(join(folder, "public/page-data", path, "page-data.json"), "utf8");
      const key = /\b(?:choice|offer)\.[a-z]/;
      expect(page.replace(/<script[\s\S]*?<\/script>/g, "")).not.toMatch(key);
      expect(textsIn(data).filter((text) => key.test(text))).toEqual([]);
    }
  }
});

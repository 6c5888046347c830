import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, it } from "vitest";
import { copyTree } from "../copy.ts";
import {
  buildIn,
  changedFiles,
  checkIn,
  edit,
  formatIn,
  replaceDocuments,
  writeDocument,
} from "./steps.ts";

/** The contract, the field table, the kind and the feature that shows it. */
const MAX_FILES = 4;

const HINT = "Below the lime tree";
const SERBIAN_HINT = "Ispod lipe";

let folder = "";

/** Adds a field beside that for lodging. */
function addField(): void {
  const change = (path: string, find: string, replace: string): void =>
    edit(folder, path, (text) => text.replace(find, replace));
  change(
    "content-service/content.graphql",
    "  lodging: String\n",
    "  lodging: String\n  meeting: String\n",
  );
  change(
    "content-service/src/documents/fields/field-table.ts",
    "    lodging: TEXT,\n",
    "    lodging: TEXT,\n    meeting: TEXT,\n",
  );
  const kind = "src/documents/kinds/fieldValues.ts";
  change(kind, "  lodging: string;\n", "  lodging: string;\n  meeting: string;\n");
  change(kind, "  lodging: null,\n", "  lodging: null,\n  meeting: null,\n");
  change(
    kind,
    '  lodging: raw.text("lodging"),\n',
    '  lodging: raw.text("lodging"),\n  meeting: raw.text("meeting"),\n',
  );
  change(
    "src/features/ProgramDetail/ProgramDetail.tsx",
    "<DocumentBody blocks={content} />",
    "<DocumentBody blocks={content} /><p>{program.details.meeting}</p>",
  );
}

beforeAll(async () => {
  folder = copyTree("scaffolding-field");
  addField();
  await formatIn(folder);
});

it(`is added in at most ${MAX_FILES} files, and keeps every check`, async () => {
  expect(changedFiles(folder).length).toBeLessThanOrEqual(MAX_FILES);
  const { failed, output } = await checkIn(folder);
  expect(failed, output).toBe(false);
});

it("comes from a document to its page, in the letters of every language", async () => {
  replaceDocuments(folder);
  const text = { title: "Canoe", summary: "Reeds", body: "Reeds.", meeting: HINT };
  const serbian = { title: "Kanu", summary: "Trska", body: "Trska.", meeting: SERBIAN_HINT };
  writeDocument(folder, "program/canoe", { published: "2026-01-01" }, { en: text, sr: serbian });
  const { failed, output } = await buildIn(folder);
  expect(failed, output).toBe(false);
  const pageIn = (language: string): string =>
    readFileSync(join(folder, "public", language, "program/canoe/index.html"), "utf8");
  expect(pageIn("en")).toContain(HINT);
  expect(pageIn("sr")).toContain(SERBIAN_HINT);
  expect(pageIn("sr-cyrl")).toContain("Испод липе");
  expect(pageIn("sr-cyrl")).not.toContain(SERBIAN_HINT);
});

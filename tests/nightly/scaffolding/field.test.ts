import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, it } from "vitest";
import { WRITTEN_LANGUAGES } from "../../../src/i18n/languages.ts";
import { DOCUMENT_TYPES } from "../../../src/i18n/routes.ts";
import {
  buildIn,
  checkIn,
  copyTree,
  filesOfPatch,
  formatIn,
  leaveFewDocuments,
  writeDocument,
} from "./copy.ts";

/** Contract, what may be written, what is read, and where it is shown. */
const PLACES_AT_MOST = 4;

const HINT = "Below the lime tree";
const SERBIAN_HINT = "Ispod lipe";

let folder = "";

/** A program says where one meets, as it says where one sleeps. */
function addField(): void {
  const change = (path: string, find: string, replace: string): void => {
    const text = readFileSync(join(folder, path), "utf8");
    if (!text.includes(find)) throw new Error(`${path} is no longer as the rehearsal knows it.`);
    writeFileSync(join(folder, path), text.replace(find, replace));
  };
  change(
    "content-service/content.graphql",
    "  lodging: String\n",
    "  lodging: String\n  meeting: String\n",
  );
  change(
    "content-service/src/documents/field-table.ts",
    "    lodging: TEXT,\n",
    "    lodging: TEXT,\n    meeting: TEXT,\n",
  );
  const kind = "src/content/kinds/programDetails.ts";
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
  folder = copyTree("rehearsal-field");
  addField();
  await formatIn(folder);
});

it(`is said in at most ${PLACES_AT_MOST} files, and keeps every check`, async () => {
  expect(filesOfPatch(folder).length).toBeLessThanOrEqual(PLACES_AT_MOST);
  const { code, output } = await checkIn(folder);
  expect(code, output).toBe(0);
});

it("comes from a document to its page, in the letters of every language", async () => {
  leaveFewDocuments(folder, DOCUMENT_TYPES, WRITTEN_LANGUAGES);
  const text = { title: "Canoe", summary: "Reeds", body: "Reeds.", meeting: HINT };
  const serbian = { title: "Kanu", summary: "Trska", body: "Trska.", meeting: SERBIAN_HINT };
  writeDocument(folder, "program/canoe", { published: "2026-01-01" }, { en: text, sr: serbian });
  const { code, output } = await buildIn(folder);
  expect(code, output).toBe(0);
  const pageIn = (language: string): string =>
    readFileSync(join(folder, "public", language, "program/canoe/index.html"), "utf8");
  expect(pageIn("en")).toContain(HINT);
  expect(pageIn("sr")).toContain(SERBIAN_HINT);
  expect(pageIn("sr-cyrl")).toContain("Испод липе");
  expect(pageIn("sr-cyrl")).not.toContain(SERBIAN_HINT);
});

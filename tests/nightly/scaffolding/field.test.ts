import { beforeAll, expect, it } from "vitest";
import { LANGUAGES, WRITTEN_LANGUAGES } from "../../../src/i18n/languages.ts";
import { copyTree } from "../copy.ts";
import {
  buildIn,
  changedFiles,
  checkIn,
  edit,
  formatIn,
  generate,
  pageIn,
  replaceDocuments,
  searchIndexIn,
  writeDocument,
} from "./steps.ts";

const MEETING = "Below the lime tree";
const SERBIAN_MEETING = "Ispod lipe";

let folder = "";

beforeAll(async () => {
  folder = copyTree("scaffolding-field");
  edit(folder, "content-service/kinds/program.ts", (text) =>
    text.replace("lodging: text(),", '$&\n    meeting: text({ about: "Where the group meets." }),'),
  );
  await generate(folder);
  edit(folder, "src/features/ProgramDetail/ProgramDetail.tsx", (text) =>
    text.replace("<DocumentBody blocks={content} />", "$&<p>{program.details.meeting}</p>"),
  );
  await formatIn(folder);
});

it("is a line in the table of its kind and the feature that shows it, and keeps every check", async () => {
  expect(changedFiles(folder)).toEqual([
    "content-service/content.graphql",
    "content-service/kinds/program.ts",
    "content-service/schemas/program.json",
    "src/features/ProgramDetail/ProgramDetail.tsx",
  ]);
  const { failed, output } = await checkIn(folder);
  expect(failed, output).toBe(false);
});

it("comes from a document to its page and to the search, in the letters of every language", async () => {
  replaceDocuments(folder);
  const textIn = (language: string) => (language === "sr" ? SERBIAN_MEETING : MEETING);
  const texts = WRITTEN_LANGUAGES.map((language) => [
    language,
    { title: "Kanu", summary: "Trska", body: "Trska.", meeting: textIn(language) },
  ]);
  writeDocument(folder, "program/canoe", { published: "2026-01-01" }, Object.fromEntries(texts));
  const { failed, output } = await buildIn(folder);
  expect(failed, output).toBe(false);
  for (const language of LANGUAGES) {
    const meeting = language === "sr-cyrl" ? "Испод липе" : textIn(language);
    expect(pageIn(folder, `/${language}/program/canoe/`)).toContain(meeting);
    expect(searchIndexIn(folder, language)).toContain(meeting);
  }
  expect(pageIn(folder, "/sr-cyrl/program/canoe/")).not.toContain(SERBIAN_MEETING);
});

import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { ContentFaults } from "../../content-service/src/documents/fault.ts";
import { readText } from "../../content-service/src/documents/read-text.ts";
import { type Files, serve, titled, type Workspace, workspace } from "./content-fixture.ts";

const UTF8 = "Save it again with the encoding UTF-8, which every editor offers.";

function read(bytes: Buffer | string): { text: string | undefined; faults: string[] } {
  const faults: string[] = [];
  const text = readText(Buffer.from(bytes), (line, message) => faults.push(`${line}: ${message}`));
  return { text, faults };
}

describe("a text", () => {
  test("may have a mark at its beginning, and line ends of any system", () => {
    expect(read("\uFEFF---\r\ntitle: Čaplje\r---\n")).toEqual({
      text: "---\ntitle: Čaplje\n---\n",
      faults: [],
    });
  });

  test("has its accents in one way, however they were typed", () => {
    expect(read("c\u030Caplja").text).toBe("čaplja");
  });

  test("in Windows-1250 is named with its first line that shows it, as it was meant", () => {
    // "title: X", "Šuma i čaplje"
    const bytes = Buffer.from("---\ntitle: X\n---\n\x8Auma i \xE8aplje\n", "latin1");
    expect(read(bytes)).toEqual({
      text: undefined,
      faults: [
        `4: this file is not UTF-8: in Windows-1250, this line reads "Šuma i čaplje". ${UTF8}`,
      ],
    });
    const long = Buffer.from(`\r\n${"\xE8aplja ".repeat(20)}`, "latin1");
    expect(read(long).faults).toEqual([
      `2: this file is not UTF-8: in Windows-1250, this line reads "${"čaplja ".repeat(20).slice(0, 40)}…". ${UTF8}`,
    ]);
  });

  test.each([
    ["with a mark", Buffer.from("\uFEFF---\ntitle: X\n---\n", "utf16le")],
    ["without", Buffer.from("---\ntitle: X\n---\n", "utf16le")],
    ["the other way round", Buffer.from("\uFEFF---\ntitle: X\n---\n", "utf16le").swap16()],
  ])("in UTF-16 %s is named as such", (_, bytes) => {
    expect(read(bytes)).toEqual({
      text: undefined,
      faults: [`1: this file is UTF-16, not UTF-8. ${UTF8}`],
    });
  });

  test.each([
    ["a\n\uFFFDuma", 'a letter was lost here and became "\uFFFD". Write it again.'],
    ["a\nOsijek\u0008", "an invisible control character (U+0008). Delete it."],
    ["a\nĹˇuma u Ĺ˝upanji", '"Ĺˇuma u Ĺ˝" has letters of a wrong encoding. Write them again.'],
    ["a\nÅ¡uma", '"Å¡uma" has letters of a wrong encoding. Write them again.'],
    ["a\nFlÃ¼sse", '"Ã¼sse" has letters of a wrong encoding. Write them again.'],
    ["a\nIlokâ€“Vukovar", '"â€“Vukovar" has letters of a wrong encoding. Write them again.'],
  ])("with lost letters is named by its line: %j", (text, fault) => {
    expect(read(text).faults).toEqual([`2: ${fault}`]);
  });

  test("in four languages is none of that", () => {
    const text = "Čćžšđ ČĆŽŠĐ äöüß ÄÖÜẞ „a“ “b” ‚c‘ ’ – … € 25 °C, 5 × 3, Ő, ć\u00A0!\n\tx";
    expect(read(text)).toEqual({ text, faults: [] });
  });
});

async function faultsOf(made: Workspace): Promise<string[]> {
  const error = await serve(made).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error === undefined) return [];
  if (!(error instanceof ContentFaults)) throw error;
  return error.message.split("\n").slice(1);
}

const put = (made: Workspace, path: string, bytes: Buffer | string): void =>
  writeFileSync(join(made.documents, path), bytes);

test("a file that is no text is named beside all other faults", async () => {
  const made = workspace({ "blog/x/hr.md": titled("X", "sumary: s") });
  put(made, "blog/x/document.yaml", Buffer.from("tags: [\xE8aplja]", "latin1"));
  put(made, "blog/x/en.md", Buffer.from(titled("X"), "utf16le"));
  expect(await faultsOf(made)).toEqual([
    `documents/blog/x/document.yaml:1: this file is not UTF-8: in Windows-1250, this line reads "tags: [čaplja]". ${UTF8}`,
    `documents/blog/x/en.md:1: this file is UTF-16, not UTF-8. ${UTF8}`,
    'documents/blog/x/hr.md:3: unknown field "sumary". Did you mean "summary"?',
  ]);
});

const FOLDER =
  "this is a folder, and a file of this name is expected. Move what is in it, and remove it.";
const WHERE = "a document is a folder with a file for each language.";

test("what is a folder instead of a file, or a file instead of a folder, is told where it belongs", async () => {
  const made = workspace({ "blog/x/en.md": titled("X"), "blog/x/pictures/a.txt": "" });
  mkdirSync(join(made.documents, "blog/x/de.md"));
  mkdirSync(join(made.documents, "blog/x/document.yaml"));
  put(made, "blog/storks.md", titled("Storks"));
  put(made, "blog/hr.md", titled("Rode"));
  put(made, "herons.md", titled("Herons"));
  put(made, "README.md", "About these folders.");
  put(made, "blog/README.md", "About stories.");
  expect(await faultsOf(made)).toEqual([
    `documents/blog/hr.md:1: ${WHERE} Move this file into documents/blog/<name>/, as hr.md.`,
    `documents/blog/storks.md:1: ${WHERE} Move this file into documents/blog/storks/, as hr.md, en.md, de.md or sr.md.`,
    `documents/blog/x/de.md:1: ${FOLDER}`,
    `documents/blog/x/document.yaml:1: ${FOLDER}`,
    'documents/blog/x/pictures:1: unknown folder "pictures". A document has files only. Pictures lie in content-service/pictures.',
    `documents/herons.md:1: ${WHERE} Move this file into documents/<type>/herons/, as hr.md, en.md, de.md or sr.md.`,
  ]);
});

test.each<[string, Files, string]>([
  [
    "a picture that is elsewhere",
    { "blog/x/en.md": `${titled("X")}\n![A](https://a.example/b.jpg)\n` },
    '5: picture "https://a.example/b.jpg" is elsewhere. Save it into content-service/pictures, and write its file\'s name.',
  ],
  [
    "a picture with its folder",
    { "blog/x/en.md": titled("X", "image: pictures/fire.webp") },
    '3: missing picture "pictures/fire.webp". Write "fire.webp" alone.',
  ],
  [
    "a picture with its folder on Windows",
    { "blog/x/en.md": titled("X", "image: 2026\\storks.webp") },
    '3: missing picture "2026\\storks.webp". Put the file into content-service/pictures itself, and write its name alone.',
  ],
  [
    "a picture whose name has a space, in the text",
    { "blog/x/en.md": `${titled("X")}\n![A heron](my heron.webp)\n` },
    '5: "![A heron](my heron.webp)" is read as words. An address with a space goes between < and >: ![A heron](<my heron.webp>).',
  ],
  [
    "a link with a space",
    { "blog/x/en.md": `${titled("X")}\nSee [this](https://a.example/b c).\n` },
    '5: "[this](https://a.example/b c)" is read as words. An address with a space goes between < and >: [this](<https://a.example/b c>).',
  ],
  [
    "a uid that is too long for a page",
    { "blog/x/en.md": titled("X", `uid: ${"a".repeat(201)}`) },
    "3: the uid has 201 bytes, and at most 200 are taken. Shorten it.",
  ],
])("%s is named with its cure", async (_, files, fault) => {
  const made = workspace(files);
  await made.paint("fire.webp");
  expect(await faultsOf(made)).toEqual([`documents/blog/x/en.md:${fault}`]);
});

test("a folder's name that is too long for a page is named", async () => {
  const name = "a".repeat(201);
  expect(await faultsOf(workspace({ [`blog/${name}/en.md`]: titled("X") }))).toEqual([
    `documents/blog/${name}/en.md:1: the folder's name has 201 bytes, and at most 200 are taken. Shorten it.`,
  ]);
});

test("words in brackets are words", async () => {
  const made = workspace({ "blog/x/en.md": `${titled("X")}\nA [note] (in passing), [x](y.\n` });
  expect(await faultsOf(made)).toEqual([]);
});

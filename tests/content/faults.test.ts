import { expect, test } from "vitest";
import { ContentFaults } from "../../content-service/src/documents/fault.ts";
import { type Files, serve, titled, workspace } from "./content-fixture.ts";

async function faultsOf(files: Files): Promise<string[]> {
  const made = workspace(files);
  await made.paint("fire.webp");
  await made.paint("wetland.webp");
  const error = await serve(made).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof Error)) return [];
  expect(error.name).toBe(ContentFaults.name);
  const [headline, ...lines] = error.message.split("\n");
  expect(headline).toBe(
    `${lines.length === 1 ? "1 fault" : `${lines.length} faults`} in the documents:`,
  );
  return lines;
}

const EN = "documents/blog/x/en.md";
const article = (...lines: string[]) => ({ "blog/x/en.md": titled("X", ...lines) });
const body = (...lines: string[]) => ({ "blog/x/en.md": titled("X") + lines.join("\n") });

const BLOG_FIELDS =
  "title, summary, image, category_name, best_months, author, duration, cost, checked_on, published, updated, tags, uid, alt, credit";
const DATE = "Write it like 2026-10-14 or 2026-10-14T08:00:00Z.";
const LINK =
  "Write https://…, mailto:…, tel:… or document:<type>/<folder>, like document:blog/herons.";

test.each<[string, Files, string[]]>([
  [
    "an unknown field",
    article("summary: s", "sumary: t"),
    [`${EN}:4: unknown field "sumary". Did you mean "summary"?`],
  ],
  [
    "a field like no other",
    article("colour: red"),
    [`${EN}:3: unknown field "colour". Use one of: ${BLOG_FIELDS}.`],
  ],
  [
    "a field of another type",
    { "destination/x/en.md": titled("X", "price: 3") },
    [
      'documents/destination/x/en.md:3: unknown field "price". Use one of: title, summary, image, place, country, region, best_months, good_months, checked_on, facts, costs, published, updated, tags, uid, alt, credit.',
    ],
  ],
  [
    "a day that does not exist",
    article("published: 2026-02-30"),
    [`${EN}:3: bad date "2026-02-30" in "published". ${DATE}`],
  ],
  [
    "a date in another form",
    article("updated: 14. 10. 2026."),
    [`${EN}:3: bad date "14. 10. 2026." in "updated". ${DATE}`],
  ],
  [
    "a missing title",
    { "blog/x/en.md": "---\nsummary: s\n---\n" },
    [`${EN}:1: missing "title". Add a line like "title: Herons at first light".`],
  ],
  [
    "an empty title",
    { "blog/x/en.md": "---\ntitle:\n---\n" },
    [`${EN}:1: missing "title". Add a line like "title: Herons at first light".`],
  ],
  [
    "an unknown category",
    article("category_name: Sports"),
    [
      `${EN}:3: unknown category_name "Sports". Did you mean "Sport"? To allow another, add it to content-service/choices.ts.`,
    ],
  ],
  [
    "an unknown package type",
    { "program/x/en.md": titled("X", "package_type: Beach") },
    [
      'documents/program/x/en.md:3: unknown package_type "Beach". Use one of: Active, Gastronomy, Culture, Nature, Tours. To allow another, add it to content-service/choices.ts.',
    ],
  ],
  [
    "a missing picture",
    article("image: fier.webp", "alt: {fire.webp: A fire}"),
    [`${EN}:3: missing picture "fier.webp". Did you mean "fire.webp"?`],
  ],
  [
    "a missing picture in a shared list",
    {
      "program/x/document.yaml": "program_images:\n  - fire.webp\n  - harbour.webp\n",
      "program/x/en.md": titled("X", "alt: {fire.webp: A fire}"),
      "program/x/de.md": titled("X", "alt: {fire.webp: Ein Feuer}"),
    },
    [
      'documents/program/x/document.yaml:3: missing picture "harbour.webp". Put the file into content-service/pictures.',
    ],
  ],
  [
    "words for a missing picture",
    article("alt:", "  fire.webp: A fire", "  fir.webp: A fire"),
    [`${EN}:5: missing picture "fir.webp". Did you mean "fire.webp"?`],
  ],
  [
    "a picture without alt text",
    article("image: fire.webp"),
    [
      `${EN}:3: picture "fire.webp" without alt text. Say what it shows: "alt:" and below it "  fire.webp: A heron at dawn".`,
    ],
  ],
  [
    "a shared picture without alt text in one language",
    {
      "blog/x/document.yaml": "image: fire.webp\n",
      "blog/x/en.md": titled("X", "alt: {fire.webp: A fire}"),
      "blog/x/hr.md": titled("X"),
    },
    [
      'documents/blog/x/hr.md:1: picture "fire.webp" without alt text. Say what it shows: "alt:" and below it "  fire.webp: A heron at dawn".',
    ],
  ],
  [
    "an empty alt text",
    article("image: fire.webp", "alt:", "  fire.webp:"),
    [
      `${EN}:5: picture "fire.webp" without alt text. Say what it shows: "alt:" and below it "  fire.webp: A heron at dawn".`,
    ],
  ],
  [
    "pictures in the text",
    body("One.", "", "![](fire.webp)", "", "![Fire](fier.webp)"),
    [
      `${EN}:6: picture "fire.webp" without alt text. Say what it shows: ![A heron at dawn](fire.webp).`,
      `${EN}:8: missing picture "fier.webp". Did you mean "fire.webp"?`,
    ],
  ],
  [
    "a colon in a text",
    { "blog/x/en.md": "---\nsummary: s\ntitle: Osijek: a walk\n---\n" },
    [
      `${EN}:3: YAML: Nested mappings are not allowed in compact mappings. Put a text that contains a colon in quotes: title: "Osijek: a walk".`,
    ],
  ],
  ...[
    [
      "a tab before a field",
      "\tsummary: s",
      "Tabs are not allowed as indentation. Write spaces instead.",
    ],
    [
      "a text whose quotation mark does not end",
      'summary: "s',
      'A text that begins with " does not end with ". ',
    ],
    [
      "a text with a sign of YAML's",
      "summary: @osijek",
      "Plain value cannot start with reserved character @. ",
    ],
    [
      "a text that begins with an exclamation mark",
      "summary: !Novo u Iloku",
      "Unresolved tag: !Novo. ",
    ],
  ].map(([what = "", line = "", fault = ""]): [string, Files, string[]] => [
    what,
    article(line),
    [expect.stringContaining(`: YAML: ${fault}`)],
  ]),
  [
    "what a # has cut off",
    article(
      "summary: Route #3",
      "published: 2026-10-14 # the day of the fair",
      "# a remark",
      "tags:",
      "  - a #b",
    ),
    [
      `${EN}:3: "#3" is a remark that no page shows. Put the whole text in quotes, or the remark on a line of its own.`,
      `${EN}:7: "#b" is a remark that no page shows. Put the whole text in quotes, or the remark on a line of its own.`,
    ],
  ],
  [
    "a field written twice",
    article("summary: s", "summary: t"),
    [`${EN}:4: YAML: Map keys must be unique. Keep one of the two lines.`],
  ],
  [
    "broken YAML in the shared file",
    { "blog/x/document.yaml": "tags: [a\nimage: b\n", "blog/x/en.md": titled("X") },
    [expect.stringMatching(/^documents\/blog\/x\/document\.yaml:\d: YAML: /)],
  ],
  [
    "a shared file without fields",
    { "blog/x/document.yaml": "- a\n", "blog/x/en.md": titled("X") },
    ['documents/blog/x/document.yaml:1: no fields. Write one per line, like "title: A title".'],
  ],
  [
    "a file without front matter",
    { "blog/x/en.md": "Just text.\n" },
    [`${EN}:1: no front matter. Begin the file with three lines: "---", "title: A title", "---".`],
  ],
  [
    "front matter without an end",
    { "blog/x/en.md": "---\ntitle: X\nText\n" },
    [`${EN}:1: front matter without end. Close it with a line "---".`],
  ],
  [
    "a list that is no list",
    article("tags: a"),
    [`${EN}:3: "tags" must be a list. Write each entry on a line of its own after "- ".`],
  ],
  [
    "a text that is a list",
    article("summary: [a, b]"),
    [`${EN}:3: "summary" must be one text, not a list or a table.`],
  ],
  [
    "a list entry that is no text",
    article("tags:", "  - a", "  - [b]"),
    [`${EN}:5: an entry of "tags" must be text.`],
  ],
  [
    "alt text without a picture's name",
    article("alt: A fire"),
    [`${EN}:3: "alt" must name pictures. Write below it: "  wetland.webp: A text".`],
  ],
  [
    "a bad uid",
    article("uid: čaplje/1"),
    [`${EN}:3: bad uid "čaplje/1". Use only letters, digits, "-" and "_".`],
  ],
  [
    "a bad folder name",
    { "blog/two words/en.md": titled("X") },
    [
      'documents/blog/two words/en.md:1: bad uid "two words". Name the folder with letters, digits, "-" and "_" only.',
    ],
  ],
  [
    "a uid used twice in one language",
    {
      "blog/x/en.md": titled("X"),
      "blog/y/en.md": titled("Y", "uid: x"),
      "blog/y/de.md": titled("Y", "uid: x"),
      "program/x/en.md": titled("X"),
    },
    [`documents/blog/y/en.md:3: uid "x" is taken by ${EN}. Choose another one.`],
  ],
  [
    "an unknown language",
    { ...article(), "blog/x/fr.md": titled("X") },
    ['documents/blog/x/fr.md:1: unknown language file "fr.md". Did you mean "hr.md"?'],
  ],
  [
    "a file that does not belong",
    { ...article(), "blog/x/fire.webp": "" },
    [
      'documents/blog/x/fire.webp:1: unknown file "fire.webp". Pictures lie in content-service/pictures.',
    ],
  ],
  [
    "a document without a language",
    { "blog/x/document.yaml": "image: fire.webp\n" },
    [
      "documents/blog/x/document.yaml:1: a document without a language. Add hr.md, en.md, de.md or sr.md beside it.",
    ],
  ],
  [
    "an unknown type",
    { "blogs/x/en.md": titled("X") },
    ['documents/blogs:1: unknown type "blogs". Did you mean "blog"?'],
  ],
  [
    "a dead inner link",
    { ...body("One", "[a](document:blog/y1)."), "blog/y/en.md": titled("Y") },
    [`${EN}:5: dead link "document:blog/y1". Did you mean "document:blog/y"?`],
  ],
  [
    "a dead inner link like no other",
    body("[a](document:destination/atlantis)"),
    [
      `${EN}:4: dead link "document:destination/atlantis". Write the name of a folder in documents/destination.`,
    ],
  ],
  [
    "a link by the address that a document has in one language",
    { ...body("[a](document:blog/reiher)"), "blog/herons/de.md": titled("Y", "uid: reiher") },
    [`${EN}:4: dead link "document:blog/reiher". Did you mean "document:blog/herons"?`],
  ],
  [
    "a link to a document that the language lacks",
    {
      ...body("One", "[a](document:blog/herons)."),
      "blog/x/de.md": `${titled("X")}[a](document:blog/herons)\n`,
      "blog/herons/de.md": titled("Y", "uid: reiher"),
    },
    [
      `${EN}:5: link "document:blog/herons" finds no page in en. Write documents/blog/herons/en.md, link to another document or, if en lacks it on purpose, write document:blog/herons "optional".`,
    ],
  ],
  [
    "an optional link to a document that no language has",
    body('[a](document:blog/x1 "optional")'),
    [`${EN}:4: dead link "document:blog/x1". Did you mean "document:blog/x"?`],
  ],
  [
    "an unknown mark of a link",
    body('[a](document:blog/x "optinal")'),
    [`${EN}:4: link mark "optinal" is unknown. Write document:blog/x "optional", or no mark.`],
  ],
  ...[
    "document:blogs/x",
    "/blog/x/",
    "javascript:alert(1)",
    "https:example",
    "www.example.org",
  ].map((href): [string, Files, string[]] => [
    `a link to ${href}`,
    body("", `A [link](${href}).`),
    [`${EN}:5: link "${href}" leads nowhere. ${LINK}`],
  ]),
  [
    "a link without text",
    body("[](https://example.org)"),
    [`${EN}:4: link "https://example.org" has no text. Write it in the [ ].`],
  ],
  [
    "a picture among words",
    body("Look: ![Fire](fire.webp)"),
    [`${EN}:4: a picture must be a paragraph of its own. Put an empty line before and after it.`],
  ],
  [
    "a table",
    body("One.", "", "| a | b |", "|---|---|", "| c | d |"),
    [`${EN}:6: tables are not supported. Write a list instead.`],
  ],
  [
    "a block of HTML",
    body("One.", "", "<div>", "x", "</div>"),
    [`${EN}:6: raw HTML is not supported. Use Markdown.`],
  ],
  [
    "HTML among words",
    body("One", "two <b>three</b>"),
    [`${EN}:5: raw HTML is not supported. Use Markdown: **strong**, *em*, [a link](https://…).`],
  ],
  ["struck-out text", body("~~a~~"), [`${EN}:4: struck-out text is not supported. Remove the ~~.`]],
  [
    "code among words",
    body("A `b`."),
    [`${EN}:4: code inside a text is not supported. Remove the \` signs or use a block of \`\`\`.`],
  ],
  [
    "a dividing line",
    body("One.", "", "***"),
    [`${EN}:6: a dividing line is not supported. Remove it or write a heading ("## …").`],
  ],
  [
    "a list inside a list",
    body("- a", "  - b"),
    [`${EN}:5: a list inside a list is not supported. Make it one list.`],
  ],
  [
    "two paragraphs in a list entry",
    body("- a", "", "  b"),
    [`${EN}:6: a list entry is one paragraph. Move what follows below the list.`],
  ],
  [
    "a list inside a quotation",
    body("> - a"),
    [`${EN}:4: a list inside a quotation is not supported. Move it below.`],
  ],
  [
    "a quotation inside a list",
    body("- > a"),
    [`${EN}:4: a quotation inside a list is not supported. Move it below.`],
  ],
  [
    "a heading inside a quotation",
    body("> # a"),
    [`${EN}:4: a heading inside a quotation is not supported. Move it above the quotation.`],
  ],
  [
    "preformatted text inside a list",
    body("- a", "  ```", "  b", "  ```"),
    [`${EN}:5: a block of \`\`\` must stand by itself.`],
  ],
])("%s is named by file and line, with what to write instead", async (_what, files, faults) => {
  expect(await faultsOf(files)).toEqual(faults);
});

test("all faults of all documents are listed at once, in the order of files and lines", async () => {
  expect(
    await faultsOf({
      "program/x/en.md": titled("X", "prise: 1"),
      "blog/x/en.md": `${titled("X", "published: soon", "sumary: s")}\n[a](document:blog/y)\n`,
      "blog/x/de.md": titled("X", "tgas: [a]"),
    }),
  ).toEqual([
    'documents/blog/x/de.md:3: unknown field "tgas". Did you mean "tags"?',
    `${EN}:3: bad date "soon" in "published". ${DATE}`,
    `${EN}:4: unknown field "sumary". Did you mean "summary"?`,
    `${EN}:7: dead link "document:blog/y". Did you mean "document:blog/x"?`,
    'documents/program/x/en.md:3: unknown field "prise". Did you mean "price"?',
  ]);
});

test("a faulty file is no dead end for links that lead to it", async () => {
  expect(
    await faultsOf({
      ...body("[y](document:blog/y)"),
      "blog/y/en.md": titled("Y", "title: Z"),
    }),
  ).toEqual([
    "documents/blog/y/en.md:3: YAML: Map keys must be unique. Keep one of the two lines.",
  ]);
});

test("hidden files and empty folders are passed over", async () => {
  const made = workspace({
    ...article(),
    "blog/.DS_Store": "",
    "blog/x/.en.md.swp": "",
    "blog/x/en.md~": "",
  });
  made.write({ "README.md": "About these folders." });
  await serve(made);
});

test("a folder that does not exist is named", async () => {
  await expect(serve({}, { documents: "/nowhere/documents" })).rejects.toThrow(
    "The folder of the documents does not exist: /nowhere/documents",
  );
});

import { expect, test } from "vitest";
import { ask, serve, titled, workspace } from "./content-fixture.ts";

const strong = (start: number, end: number) => ({ start, end, type: "strong" });
const em = (start: number, end: number) => ({ start, end, type: "em" });
const label = (start: number, end: number, name: string) => ({
  start,
  end,
  type: "label",
  data: { label: name },
});
const web = (start: number, end: number, url: string) => ({
  start,
  end,
  type: "hyperlink",
  data: { link_type: "Web", url },
});
const block = (type: string, text: string, ...spans: unknown[]) => ({ type, text, spans });
const paragraph = (text: string, ...spans: unknown[]) => block("paragraph", text, ...spans);

async function richText(markdown: string): Promise<unknown> {
  const service = await serve({ "blog/a/en.md": `${titled("A")}${markdown}` });
  const { blog } = await ask<{ blog: { content: unknown } }>(
    service,
    `{ blog(uid: "a", lang: "en-eu") { content } }`,
  );
  return blog.content;
}

test.each<[string, string, unknown[]]>([
  ["plain text", "Reeds.", [paragraph("Reeds.")]],
  ["two paragraphs", "One.\n\nTwo.", [paragraph("One."), paragraph("Two.")]],
  ["a wrapped line", "One\ntwo.", [paragraph("One two.")]],
  ["a line break by a backslash", "One\\\ntwo.", [paragraph("One\ntwo.")]],
  ["a line break by two spaces", "One  \ntwo.", [paragraph("One\ntwo.")]],
  ["strong and em", "**a** and *b*", [paragraph("a and b", strong(0, 1), em(6, 7))]],
  ["nested spans", "**a *b* c**", [paragraph("a b c", strong(0, 5), em(2, 3))]],
  ["spans of the same words", "***a***", [paragraph("a", em(0, 1), strong(0, 1))]],
  ["spans that touch", "**a***b*", [paragraph("ab", strong(0, 1), em(1, 2))]],
  ["a span across a line break", "*a\\\nb*", [paragraph("a\nb", em(0, 3))]],
  ["offsets in UTF-16 units", "🦩 čaplja **dž**", [paragraph("🦩 čaplja dž", strong(10, 12))]],
  ["escaped signs", "\\*no\\* &amp; 5 < 6", [paragraph("*no* & 5 < 6")]],
  [
    "a link with strong words inside",
    "[a **b**](https://example.org/?q=č)",
    [paragraph("a b", web(0, 3, "https://example.org/?q=č"), strong(2, 3))],
  ],
  [
    "a link inside strong words",
    "**a [b](mailto:a@example.org)**",
    [paragraph("a b", strong(0, 3), web(2, 3, "mailto:a@example.org"))],
  ],
  ["a telephone number", "[call](tel:+38531)", [paragraph("call", web(0, 4, "tel:+38531"))]],
  [
    "an address within a sentence",
    "See <https://example.org/a>.",
    [paragraph("See https://example.org/a.", web(4, 25, "https://example.org/a"))],
  ],
  ["a label", "a [b]{.note} c", [paragraph("a b c", label(2, 3, "note"))]],
  [
    "a label with spans inside",
    "[a **b** [c](https://example.org)]{.note}",
    [paragraph("a b c", label(0, 5, "note"), strong(2, 3), web(4, 5, "https://example.org"))],
  ],
  ["brackets that are no label", "[a] {.b} [c]", [paragraph("[a] {.b} [c]")]],
  [
    "headings of all six levels",
    "# a\n\n## b\n\n### c\n\n#### *d*\n\n##### e\n\n###### f",
    [
      block("heading1", "a"),
      block("heading2", "b"),
      block("heading3", "c"),
      block("heading4", "d", em(0, 1)),
      block("heading5", "e"),
      block("heading6", "f"),
    ],
  ],
  [
    "lists",
    "- a\n- **b**\n\n1. c\n\n2. d",
    [
      block("list-item", "a"),
      block("list-item", "b", strong(0, 1)),
      block("o-list-item", "c"),
      block("o-list-item", "d"),
    ],
  ],
  [
    "preformatted text",
    "```js\na **b**\n  c <d>\n```",
    [block("preformatted", "a **b**\n  c <d>")],
  ],
  [
    "a quotation",
    "> a *b*\n>\n> c",
    [paragraph("a b", label(0, 3, "quote"), em(2, 3)), paragraph("c", label(0, 1, "quote"))],
  ],
  [
    "an embed",
    "<https://video.example.org/watch?v=1>",
    [
      {
        type: "embed",
        oembed: {
          embed_url: "https://video.example.org/watch?v=1",
          type: "link",
          title: null,
          provider_name: "video.example.org",
        },
      },
    ],
  ],
  [
    "a mail address by itself, which is no embed",
    "<a@example.org>",
    [paragraph("a@example.org", web(0, 13, "mailto:a@example.org"))],
  ],
  [
    "an indented paragraph, which is no code",
    "One.\n\n    Two.",
    [paragraph("One."), paragraph("Two.")],
  ],
  ["nothing", "", []],
])("a reader gets %s", async (_what, markdown, expected) => {
  expect(await richText(markdown)).toEqual(expected);
});

test("an article written on Windows reads the same", async () => {
  expect(await richText("One\r\ntwo.\r\n\r\n- a\r\n")).toEqual([
    paragraph("One two."),
    block("list-item", "a"),
  ]);
});

const BODY = `${titled("A", "credit: {fire.webp: Ana}", "alt: {fire.webp: From the map}")}
![A **fire**](fire.webp "Bruno")

![](fire.webp)

[![Linked](fire.webp)](https://example.org)

[![Inner](fire.webp)](document:blog/a)
`;

test("pictures carry words, credit, dimensions and the link around them", async () => {
  const files = workspace({ "blog/a/en.md": BODY });
  await files.paint("fire.webp");
  const service = await serve(files);
  const { blog } = await ask<{ blog: unknown }>(
    service,
    `{ blog(uid: "a", lang: "en-eu") { content } }`,
  );
  const picture = {
    type: "image",
    url: `${service.origin}/images/fire.webp`,
    dimensions: { width: 60, height: 40 },
  };
  const inner = { type: "blog", uid: "a", lang: "en-eu", id: "blog.a.en-eu", isBroken: false };
  expect(blog).toEqual({
    content: [
      { ...picture, alt: "A fire", copyright: "Bruno" },
      { ...picture, alt: "From the map", copyright: "Ana" },
      {
        ...picture,
        alt: "Linked",
        copyright: "Ana",
        linkTo: { link_type: "Web", url: "https://example.org" },
      },
      { ...picture, alt: "Inner", copyright: "Ana", linkTo: { link_type: "Document", ...inner } },
    ],
  });
});

test("an inner link leads to the same language, by the uid that it has there", async () => {
  const link = "[x](document:destination/kopacki-rit)\n";
  const service = await serve({
    "blog/a/de.md": titled("A") + link,
    "blog/a/en.md": titled("A") + link,
    "destination/kopacki-rit/de.md": titled("Ried", "uid: kopatscher-ried"),
    "destination/kopacki-rit/en.md": titled("Marsh"),
  });
  const answer = await ask<Record<string, { content: { spans: { data: unknown }[] }[] }>>(
    service,
    `{ de: blog(uid: "a", lang: "de-de") { content } en: blog(uid: "a", lang: "en-eu") { content } }`,
  );
  expect(answer.de?.content[0]?.spans[0]?.data).toEqual({
    link_type: "Document",
    id: "destination.kopacki-rit.de-de",
    type: "destination",
    uid: "kopatscher-ried",
    lang: "de-de",
    isBroken: false,
  });
  expect(answer.en?.content[0]?.spans[0]?.data).toEqual({
    link_type: "Document",
    id: "destination.kopacki-rit.en-eu",
    type: "destination",
    uid: "kopacki-rit",
    lang: "en-eu",
    isBroken: false,
  });
});

test("an optional link leads to the document where there is one; elsewhere its words and its picture stay", async () => {
  const body = [
    '[x **y**](document:destination/ilok "optional")',
    "",
    '[![A fire](fire.webp)](document:destination/ilok "optional")',
    "",
  ].join("\n");
  const files = workspace({
    "blog/a/de.md": titled("A") + body,
    "blog/a/sr.md": titled("A") + body,
    "destination/ilok/de.md": titled("Ilok", "uid: illok"),
  });
  await files.paint("fire.webp");
  const service = await serve(files);
  const { de, sr } = await ask<Record<string, { content: unknown }>>(
    service,
    `{ de: blog(uid: "a", lang: "de-de") { content } sr: blog(uid: "a", lang: "rs") { content } }`,
  );
  const strong = { type: "strong", start: 2, end: 3 };
  const link = { link_type: "Document", uid: "illok", lang: "de-de", isBroken: false };
  expect(de?.content).toMatchObject([
    { text: "x y", spans: [{ type: "hyperlink", start: 0, end: 3, data: link }, strong] },
    { type: "image", alt: "A fire", linkTo: link },
  ]);
  expect(sr?.content).toEqual([
    { type: "paragraph", text: "x y", spans: [strong] },
    expect.not.objectContaining({ linkTo: expect.anything() }),
  ]);
});

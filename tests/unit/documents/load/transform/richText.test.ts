import { describe, expect, it } from "vitest";
import { toPicture } from "../../../../../src/documents/load/transform/picture.ts";
import { toRichText, toTitle } from "../../../../../src/documents/load/transform/richText.ts";
import { plainText } from "../../../../../src/documents/plainText.ts";
import { many } from "../../../mutation.ts";
import { processorTime } from "../../../processorTime.ts";
import { findHerons, findNothing, showBlock, span, web } from "./notation.ts";

const block = (type: unknown, text: unknown, spans: unknown = []) => ({ type, text, spans });
const shown = (raw: unknown): string[] => toRichText(raw, findHerons).map(showBlock);

const PICTURE = "https://images.example/a.jpg";
const image = (rest: object = {}) => ({ type: "image", url: PICTURE, ...rest });
const caption = (start: number, end: number) => span("label", start, end, { label: "caption" });
const embed = (oembed: unknown) => ({ type: "embed", oembed });
const toHerons = { link_type: "Document", type: "blog", uid: "herons", lang: "hr" };

const TABLE: [string, unknown, string[]][] = [
  ...[1, 2, 3, 4, 5, 6].map((level): [string, unknown, string[]] => [
    `a heading of level ${level}`,
    [block(`heading${level}`, "Herons")],
    [`h${level} Herons`],
  ]),
  [
    "a heading of no level as words",
    [block("heading7", "a"), block("heading0", "b")],
    ["p a", "p b"],
  ],
  ["a paragraph with its spans", [block("paragraph", "ab", [span("em", 1, 2)])], ["p a<i>b</i>"]],
  ["a heading with its spans", [block("heading2", "ab", [span("strong", 0, 2)])], ["h2 <b>ab</b>"]],
  [
    "no control characters",
    [block("paragraph", "a\u0000b", [span("em", 2, 3)]), block("preformatted", "\u001b a\ud800")],
    ["p a<i>b</i>", "pre  a"],
  ],
  [
    "nothing of what nobody can read",
    [block("paragraph", "\u0000"), block("preformatted", "\ud800")],
    [],
  ],
  ["nothing of an empty paragraph", [block("paragraph", ""), block("heading1", "")], []],
  [
    "preformatted words as they stand",
    [block("preformatted", "  a\n\tb <i>\n", [span("strong", 0, 3)])],
    ["pre   a\n\tb <i>\n"],
  ],
  [
    "preformatted words with the line ends of any system",
    [block("preformatted", "\r\n\ta\rb\r\n")],
    ["pre \n\ta\nb\n"],
  ],
  ["nothing of preformatted nothing", [block("preformatted", ""), block("preformatted", null)], []],
  [
    "items that follow each other as one list",
    [block("list-item", "a"), block("list-item", "b", [span("em", 0, 1)])],
    ["ul a | <i>b</i>"],
  ],
  ["numbered items", [block("o-list-item", "a"), block("o-list-item", "b")], ["ol a | b"]],
  [
    "lists of either kind beside each other apart",
    [block("list-item", "a"), block("o-list-item", "b"), block("list-item", "c")],
    ["ul a", "ol b", "ul c"],
  ],
  [
    "two lists with words between them apart",
    [block("list-item", "a"), block("paragraph", "b"), block("list-item", "c")],
    ["ul a", "p b", "ul c"],
  ],
  [
    "one list around an empty item",
    [block("list-item", "a"), block("list-item", ""), block("list-item", "c")],
    ["ul a | c"],
  ],
  ["the words of an unknown block", [block("table", "a", [span("em", 0, 1)])], ["p <i>a</i>"]],
  [
    "the words of a block of no kind",
    [block(null, "a"), { text: "b" }, block(7, "c")],
    ["p a", "p b", "p c"],
  ],
  ["nothing of a block without words", [block("paragraph", null), block("slice", {}), {}], []],
  ["nothing of what is no block", [null, 7, "words", true, [], [block("paragraph", "a")]], []],
  ["nothing of what is no list", { 0: block("paragraph", "a") }, []],
  ["nothing of a text", "words", []],
  ["nothing of nothing", null, []],
  // Pictures
  ["a picture", [image({ alt: "A heron" })], [`img ${PICTURE} (A heron)`]],
  ["a picture without words", [image({ alt: null })], [`img ${PICTURE} ()`]],
  [
    "a picture and no caption from its text",
    [image({ text: "a", spans: [] })],
    [`img ${PICTURE} ()`],
  ],
  [
    "a picture with the caption that follows it",
    [image(), block("paragraph", "At dawn", [caption(0, 7)])],
    [`img ${PICTURE} () "At dawn"`],
  ],
  [
    "a caption as words where no picture is before it, or where it is only a part",
    [block("paragraph", "ab", [caption(0, 2)]), image(), block("paragraph", "ab", [caption(1, 2)])],
    ["p <caption>ab</caption>", `img ${PICTURE} ()`, "p a<caption>b</caption>"],
  ],
  [
    "a picture's way to a page",
    [image({ linkTo: toHerons })],
    [`img ${PICTURE} () => hr /hr/blog/herons/`],
  ],
  [
    "a picture's way to another site",
    [image({ linkTo: { link_type: "Web", url: "https://b.example" } })],
    [`img ${PICTURE} () => https://b.example`],
  ],
  [
    "a picture that leads nowhere",
    [
      image({ linkTo: { link_type: "Web", url: "javascript:alert(1)" } }),
      image({ linkTo: { ...toHerons, uid: "gone" } }),
      image({ linkTo: null }),
      image({ linkTo: "https://b.example" }),
    ],
    Array(4).fill(`img ${PICTURE} ()`),
  ],
  [
    "nothing of a picture without an address that may be loaded",
    [
      image({ url: null }),
      image({ url: "" }),
      image({ url: "javascript:alert(1)" }),
      image({ url: "data:image/svg+xml,<svg/onload=alert(1)>" }),
      image({ url: "mailto:a@b.example" }),
      image({ url: "//images.example/a.jpg" }),
      image({ url: "/a.jpg" }),
      image({ url: { href: PICTURE } }),
    ],
    [],
  ],
  // Embeds
  [
    "an embed as a named way to it, never its HTML",
    [
      embed({
        embed_url: "https://video.example/1",
        title: "Herons <3",
        html: "<iframe src='https://evil.example'></iframe><script>alert(1)</script>",
      }),
    ],
    ["embed https://video.example/1 (Herons <3)"],
  ],
  [
    "an embed by its provider's name, else by its address",
    [
      embed({ embed_url: "https://video.example/1", title: null, provider_name: "Video" }),
      embed({ embed_url: "https://video.example/2", title: " ", provider_name: 7 }),
    ],
    [
      "embed https://video.example/1 (Video)",
      "embed https://video.example/2 (https://video.example/2)",
    ],
  ],
  [
    "nothing of an embed that leads nowhere",
    [
      embed(null),
      embed([]),
      embed({}),
      embed({ embed_url: "javascript:alert(1)", title: "x" }),
      embed({ embed_url: "//video.example/1" }),
      embed({ html: "<iframe></iframe>" }),
      { type: "embed" },
    ],
    [],
  ],
];

describe("a document's text keeps", () => {
  it.each(TABLE)("%s", (_, raw, blocks) => {
    expect(shown(raw)).toEqual(blocks);
  });

  it("the words around a link that leads nowhere", () => {
    const raw = [block("paragraph", "see here", [web(4, 8, "javascript:alert(1)")])];
    expect(shown(raw)).toEqual(["p see here"]);
  });

  it("no HTML of the service anywhere", () => {
    const html = "<script>alert(1)</script>";
    const raw = [
      embed({ embed_url: "https://video.example/1", html, type: html, thumbnail_url: html }),
      image({ html, edit: html, id: html }),
    ];
    expect(JSON.stringify(toRichText(raw, findNothing))).not.toContain("script");
  });

  it("its shape, quickly, however long it is", () => {
    const COUNT = many(20_000);
    const kinds = ["paragraph", "list-item", "o-list-item", "heading2", "image", "embed", "odd"];
    const raw = Array.from({ length: COUNT }, (_, index) => ({
      ...block(kinds[index % kinds.length], `Words ${index}`, [span("strong", 0, 5)]),
      url: PICTURE,
      oembed: { embed_url: PICTURE },
    }));
    let [blocks, items]: ReturnType<typeof toRichText>[] = [];
    const took = processorTime(() => {
      blocks = toRichText(raw, findNothing);
      items = toRichText(Array(COUNT).fill(block("list-item", "a")), findNothing);
    });
    expect(took).toBeLessThan(2000);
    expect(blocks).toHaveLength(COUNT);
    expect(items).toHaveLength(1);
    expect(items?.[0]).toMatchObject({ kind: "list", items: { length: COUNT } });
  });
});

describe("a title", () => {
  it.each<[string, unknown, string]>([
    ["the first item's words", [block("heading1", "Herons"), block("paragraph", "b")], "Herons"],
    ["one line", [block("heading1", " Two\nlines\t of  it ")], "Two lines of it"],
    ["no title without items", [], ""],
    ["no title of an empty first item", [block("heading1", ""), block("heading1", "b")], ""],
    ["no title of null", null, ""],
    ["no title of a text", "Herons", ""],
    ["no title of a number", [block("heading1", 7)], ""],
    ["no title of what is no item", [null, block("heading1", "b")], ""],
  ])("is %s", (_, raw, title) => {
    expect(toTitle(raw)).toBe(title);
  });
});

describe("a picture", () => {
  const whole = {
    url: PICTURE,
    alt: " A heron ",
    copyright: "I. Horvat",
    dimensions: { width: 1600, height: 900 },
  };

  it("comes with words, credit and size", () => {
    expect(toPicture(whole)).toEqual({
      url: PICTURE,
      alt: "A heron",
      credit: "I. Horvat",
      width: 1600,
      height: 900,
    });
  });

  it.each([null, undefined, 7, {}, [], "", "  "])(
    "has no words where the service has %j",
    (odd) => {
      expect(toPicture({ ...whole, alt: odd, copyright: odd })).toMatchObject({
        alt: "",
        credit: "",
      });
    },
  );

  it.each([
    null,
    undefined,
    7,
    "1600x900",
    [],
    {},
    { width: null, height: null },
    { width: "1600", height: "900" },
    { width: 0, height: -1 },
    { width: 0.2, height: 0.4 },
    { width: Number.NaN, height: Number.POSITIVE_INFINITY },
  ])("has no size where the service has %j", (dimensions) => {
    expect(toPicture({ ...whole, dimensions })).toMatchObject({ width: null, height: null });
  });

  it("has whole pixels", () => {
    const dimensions = { width: 1599.6, height: 0.5 };
    expect(toPicture({ ...whole, dimensions })).toMatchObject({ width: 1600, height: 1 });
  });

  it.each([null, undefined, "", 7, "a.jpg", [], [whole], {}])("is none of %j", (raw) => {
    expect(toPicture(raw)).toBeNull();
  });
});

describe("the words of a document for search engines", () => {
  const words = (...raw: unknown[]) =>
    plainText(toRichText(raw, findNothing).flatMap((one) => (one.kind === "image" ? [] : [one])));

  it.each<[string, unknown[], string]>([
    [
      "paragraphs and lists",
      [block("paragraph", "a"), block("list-item", "b"), block("list-item", "c")],
      "a b c",
    ],
    [
      "words within spans",
      [block("paragraph", "abc", [span("em", 0, 3), span("strong", 1, 2)])],
      "abc",
    ],
    ["a space for a line break", [block("paragraph", "a\nb")], "a b"],
    [
      "no headings, code and embeds",
      [
        block("heading2", "a"),
        block("preformatted", "b"),
        embed({ embed_url: PICTURE, title: "c" }),
        block("paragraph", "d"),
      ],
      "d",
    ],
    ["nothing of nothing", [], ""],
  ])("are %s", (_, raw, text) => {
    expect(words(...raw)).toBe(text);
  });
});

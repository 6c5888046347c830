import { beforeAll, describe, expect, it } from "vitest";
import type { BlogPost } from "../../../src/documents/kinds/blog.ts";
import type { SiteDocument } from "../../../src/documents/kinds.ts";
import { toDocument } from "../../../src/documents/load/transform/document.ts";
import { readingTime } from "../../../src/documents/readingTime.ts";
import type { RichText } from "../../../src/documents/types.ts";
import type { DocumentType } from "../../../src/i18n/routes.ts";
import type { Card } from "../../../src/lists/cards.ts";
import { pathsIn, RELATED, relatedOf } from "../../../src/lists/related.ts";
import { findNothing } from "../documents/load/transform/notation.ts";
import { story, trip } from "../documents/siteDocuments.ts";

const linkTo = (path: string): RichText => [
  {
    kind: "paragraph",
    children: [
      { kind: "text", text: "See " },
      {
        kind: "strong",
        children: [{ kind: "link", link: { to: "page", path, language: "hr" }, children: [] }],
      },
    ],
  },
];

function document(
  type: DocumentType,
  uid: string,
  published: string,
  { kind, links }: { kind?: string; links?: string } = {},
): SiteDocument {
  const raw = {
    _meta: { id: uid, lang: "hr", firstPublicationDate: published },
    category_name: kind,
    package_type: kind,
  };
  const path = `/hr/${type}/${uid}/`;
  const loose = toDocument(type, raw, {
    language: "hr",
    path,
    uid,
    findPage: findNothing,
    translations: [],
  });
  return {
    ...loose,
    content: links ? linkTo(links) : [],
    pictures: [],
  } as unknown as SiteDocument;
}

/** The last step of each path: "/hr/blog/old/" => "old" */
const names = (cards: Card[] = []): string[] =>
  cards.map(({ path }) => path.split("/").at(-2) ?? "");

describe("what a reader would open next", () => {
  const documents = [
    document("blog", "a", "2026-01-01", { kind: "Nature", links: "/hr/blog/old/" }),
    document("blog", "old", "2020-01-01", { kind: "Sport" }),
    document("blog", "nature", "2021-01-01", { kind: "Nature" }),
    document("blog", "new", "2026-06-01", { kind: "Sport" }),
    document("blog", "newer", "2026-07-01", { kind: "Sport" }),
    document("program", "canoe", "2025-01-01", { kind: "Nature", links: "/hr/blog/a/" }),
    document("program", "walk", "2025-02-01", { kind: "Nature" }),
  ];
  let related: ReturnType<typeof relatedOf>;
  beforeAll(() => {
    related = relatedOf(documents);
  });

  it("is what the text leads to, then what is of its kind, then the newest", () => {
    expect(names(related.get("/hr/blog/a/")?.documents)).toEqual(["old", "nature", "newer"]);
    expect(related.get("/hr/blog/a/")?.documents).toHaveLength(RELATED);
  });

  it("works from the other end of a link as well", () => {
    expect(names(related.get("/hr/blog/old/")?.documents)[0]).toBe("a");
  });

  it("has the programs that it is linked with, and no others", () => {
    expect(names(related.get("/hr/blog/a/")?.programs)).toEqual(["canoe"]);
    expect(names(related.get("/hr/blog/old/")?.programs)).toEqual([]);
    expect(names(related.get("/hr/program/walk/")?.programs)).toEqual([]);
  });

  it("stays within the language", () => {
    const other = { ...documents[1], language: "de", path: "/de/blog/old/" } as SiteDocument;
    const [first] = documents;
    if (!first) throw new Error("There is no document.");
    expect(relatedOf([first, other]).get(first.path)?.documents).toEqual([]);
  });
});

it("finds links within lists and headings", () => {
  const [paragraph] = linkTo("/hr/a/");
  if (paragraph?.kind !== "paragraph") throw new Error("There is no paragraph.");
  const { children } = paragraph;
  expect(
    pathsIn([
      { kind: "heading", level: 2, children },
      { kind: "list", ordered: false, items: [children, children] },
      { kind: "preformatted", text: "/hr/b/" },
    ]),
  ).toEqual(["/hr/a/", "/hr/a/", "/hr/a/"]);
});

it.each([
  [0, 1],
  [219, 1],
  [329, 1],
  [330, 2],
  [440, 2],
  [700, 3],
])("takes %i words for %i minutes", (words, minutes) => {
  const text = Array(words).fill("riječ").join(" ");
  expect(readingTime([{ kind: "paragraph", children: [{ kind: "text", text }] }])).toBe(minutes);
});

it("counts words, not the spaces between them", () => {
  const text = Array(320).fill("riječ").join("  ");
  expect(readingTime([{ kind: "paragraph", children: [{ kind: "text", text }] }])).toBe(1);
});

describe("what a reader would open next, where there is much to choose from", () => {
  const linking = (uid: string, own: Partial<BlogPost>, ...paths: string[]): BlogPost =>
    story(uid, "hr", { ...own, content: paths.flatMap(linkTo) });
  const day = (number: number) => ({ publishedAt: `2026-01-0${number}T00:00:00.000Z` });

  it("is of its kind first among what it is linked with", () => {
    const documents = [
      linking("a", { category: "Nature", ...day(1) }, "/hr/blog/sport/", "/hr/blog/nature/"),
      story("sport", "hr", { category: "Sport", ...day(5) }),
      story("nature", "hr", { category: "Nature", ...day(2) }),
      story("newest", "hr", { category: "Nature", ...day(6) }),
    ];
    expect(names(relatedOf(documents).get("/hr/blog/a/")?.documents)).toEqual([
      "nature",
      "sport",
      "newest",
    ]);
  });

  it("is the newest where a document is of no kind", () => {
    const documents = [
      story("a", "hr", day(1)),
      story("none", "hr", day(2)),
      story("nature", "hr", { category: "Nature", ...day(3) }),
      story("sport", "hr", { category: "Sport", ...day(4) }),
      story("last", "hr", { category: "Sport", ...day(5) }),
    ];
    expect(names(relatedOf(documents).get("/hr/blog/a/")?.documents)).toEqual([
      "last",
      "sport",
      "nature",
    ]);
  });

  it("does not name a document beside itself, nor one twice", () => {
    const documents = [
      linking("a", { category: "Nature" }, "/hr/blog/a/", "/hr/blog/b/", "/hr/blog/b/"),
      linking("b", { category: "Nature" }, "/hr/blog/a/", "/hr/blog/gone/"),
    ];
    const related = relatedOf(documents);
    expect(names(related.get("/hr/blog/a/")?.documents)).toEqual(["b"]);
    expect(names(related.get("/hr/blog/b/")?.documents)).toEqual(["a"]);
  });

  it("has three programs at most, those of its kind and the newest first", () => {
    const trips = [1, 2, 3, 4].map((number) =>
      trip(`trip-${number}`, "hr", {
        ...day(number),
        programType: number === 1 ? "Nature" : "Culture",
      }),
    );
    const paths = trips.map(({ path }) => path);
    const related = relatedOf([linking("a", { category: "Nature" }, ...paths), ...trips]);
    expect(names(related.get("/hr/blog/a/")?.programs)).toEqual(["trip-1", "trip-4", "trip-3"]);
    expect(names(related.get("/hr/blog/a/")?.documents)).toEqual([]);
    expect(names(related.get("/hr/program/trip-1/")?.programs)).toEqual([]);
  });

  it("is not led by links to other languages, nor to other sites", () => {
    const german = story("b", "de");
    const away: RichText = [
      {
        kind: "paragraph",
        children: [
          { kind: "link", link: { to: "address", href: "https://a.example/" }, children: [] },
          { kind: "break" },
        ],
      },
    ];
    const from = story("a", "hr", { content: [...linkTo(german.path), ...away] });
    const related = relatedOf([from, german, trip("c", "de", { content: linkTo(from.path) })]);
    expect(related.get(from.path)).toEqual({ documents: [], programs: [] });
    expect(pathsIn(from.content)).toEqual([german.path]);
  });
});

describe("what a reader would open next, shown by a picture that the page has not shown", () => {
  const showing = (uid: string, scenes: string[], own: Partial<BlogPost> = {}): BlogPost => {
    const pictures = story(uid, "hr").pictures;
    return story(uid, "hr", {
      pictures: scenes.flatMap((scene) => pictures.map((one) => ({ ...one, src: scene }))),
      ...own,
    });
  };
  const day = (number: number) => ({ publishedAt: `2026-01-0${number}T00:00:00.000Z` });
  const scenesOf = (cards: Card[] = []) => cards.map(({ picture }) => picture?.src);

  it("takes another picture of the same document", () => {
    const fire = trip("kettle", "hr", { pictures: showing("", ["fire", "stilts"]).pictures });
    const documents = [
      showing("a", ["fire"], { content: linkTo(fire.path) }),
      showing("b", ["marsh"], day(2)),
      fire,
    ];
    const { programs, documents: others } = relatedOf(documents).get("/hr/blog/a/") ?? {};
    expect(scenesOf(programs)).toEqual(["stilts"]);
    expect(scenesOf(others)).toEqual(["marsh"]);
  });

  it("passes over what has no other, for the next in the row", () => {
    const documents = [
      showing("a", ["fire"]),
      showing("same", ["fire"], day(5)),
      showing("b", ["marsh"], day(4)),
      showing("again", ["marsh"], day(3)),
      showing("c", ["ferry"], day(2)),
    ];
    expect(names(relatedOf(documents).get("/hr/blog/a/")?.documents)).toEqual(["b", "c"]);
  });

  it("shows without a picture what has none", () => {
    const documents = [showing("a", ["fire"]), showing("bare", []), showing("plain", [])];
    const cards = relatedOf(documents).get("/hr/blog/a/")?.documents;
    expect(scenesOf(cards)).toEqual([undefined, undefined]);
  });
});

it("counts three related documents", () => {
  expect(RELATED).toBe(3);
});

import { describe, expect, it } from "vitest";
import type { BlogPost } from "../../../src/documents/kinds/blog.ts";
import type { Program } from "../../../src/documents/kinds/program.ts";
import { shorten } from "../../../src/documents/shorten.ts";
import type { Picture } from "../../../src/documents/types.ts";
import { addAllMessages } from "../../../src/i18n/allMessages.ts";
import { translator } from "../../../src/i18n/messages.ts";
import {
  CHARACTERS_AT_MOST,
  fitEntries,
  type SearchEntry,
  toEntries,
} from "../../../src/search/entries.ts";
import { NO_STORY_DETAILS, NO_TRIP_DETAILS } from "../documents/siteDocuments.ts";

const PICTURE: Picture = {
  src: "/pictures/a-1600.webp",
  sources: [],
  srcSet: "/pictures/a-400.webp 400w, /pictures/a-1600.webp 1600w",
  alt: "",
  credit: "",
  width: null,
  height: null,
  placeholder: "",
};

const POST: BlogPost = {
  type: "blog",
  id: "a",
  uid: "a",
  language: "hr",
  path: "/hr/blog/a/",
  title: "Čaplje",
  summary: "Jutro",
  publishedAt: "",
  updatedAt: "",
  content: [
    { kind: "heading", level: 2, children: [{ kind: "text", text: "Kad doći" }] },
    { kind: "paragraph", children: [{ kind: "text", text: "U\n proljeće." }] },
    { kind: "list", ordered: false, items: [[{ kind: "text", text: "Dvogled" }]] },
    {
      kind: "image",
      picture: PICTURE,
      link: null,
      caption: [{ kind: "text", text: "Čaplja nad trskom" }],
    },
  ],
  translations: [],
  category: null,
  details: NO_STORY_DETAILS,
  pictures: [PICTURE],
};

const PROGRAM: Program = {
  ...POST,
  type: "program",
  path: "/hr/program/a/",
  category: "",
  description: "U kanuu",
  programType: null,
  ageRestriction: "",
  age: null,
  activityLevel: "",
  duration: "2 dana",
  days: 2,
  price: "",
  steps: ["Doručak", "Veslanje"],
  details: NO_TRIP_DETAILS,
  pictures: [],
};

addAllMessages();
const t = translator("hr");

const entry = (path: string, text: string): SearchEntry => ({
  type: "blog",
  path,
  title: "",
  summary: "",
  text,
  picture: "",
});

describe("what can be found", () => {
  it("is everything that can be read in a document, with its smallest picture", () => {
    expect(toEntries([POST], [], t)).toEqual([
      {
        type: "blog",
        path: "/hr/blog/a/",
        title: "Čaplje",
        summary: "Jutro",
        text: "Kad doći: U proljeće. Dvogled Čaplja nad trskom",
        picture: "/pictures/a-400.webp",
      },
    ]);
  });

  it("has a program's description and its steps, and no picture where there is none", () => {
    const [found] = toEntries([{ ...PROGRAM, days: null }], [], t);
    expect(found?.text).toMatch(/^U kanuu. Doručak; Veslanje. Kad doći:/);
    expect(found?.picture).toBe("");
  });

  it("finds a trip by the name of who guides it", () => {
    const details = { ...PROGRAM.details, guides: ["nagy" as const] };
    const [found] = toEntries([{ ...PROGRAM, details }], [], t);
    expect(found?.text).toContain(t("choice.guide.nagy"));
  });

  it("begins with what a visitor may call the length of a program", () => {
    const [found] = toEntries([PROGRAM], [], t);
    const length = t("search.words.weekend", { duration: "2 dana" });
    expect(length).toContain("2 dana");
    expect(found?.text.startsWith(`${length} U kanuu.`)).toBe(true);
  });

  it("has the fixed pages after the documents", () => {
    const page: SearchEntry = { ...entry("/hr/about/", "Tko smo"), type: "page" };
    expect(toEntries([POST], [page], t).map(({ path }) => path)).toEqual([
      "/hr/blog/a/",
      "/hr/about/",
    ]);
  });

  it("keeps whole texts while there are few, and shares what room there is between many", () => {
    const short = entry("/short/", "kratko");
    const long = (index: number) => entry(`/long-${index}/`, "riječ ".repeat(1000).trim());
    expect(fitEntries([short, long(1)])).toEqual([short, long(1)]);
    const fitted = fitEntries([long(1), short, long(2)], 2000);
    expect(fitted[1]).toEqual(short);
    expect(fitted[0]?.text.length).toBe(fitted[2]?.text.length);
    expect(fitted[0]?.text).toMatch(/riječ$/);
    const size = JSON.stringify(fitted).length;
    expect(size).toBeGreaterThan(1900);
    expect(size).toBeLessThanOrEqual(2000 + fitted.length + 2);
  });

  it("stays below its limit with two thousand documents", () => {
    const many = Array.from({ length: 2000 }, (_, index) =>
      entry(`/${index}/`, "riječ ".repeat(400)),
    );
    const size = JSON.stringify(fitEntries(many)).length;
    expect(size).toBeLessThan(CHARACTERS_AT_MOST * 1.01);
  });

  it.each([
    ["Reeds at dusk", 8, "Reeds at"],
    ["Reeds at dusk", 7, "Reeds"],
    ["Reeds", 3, "Ree"],
    ["Reeds", 5, "Reeds"],
    ["", 0, ""],
  ])("cuts %j at %i between words", (text, length, expected) => {
    expect(shorten(text, length)).toBe(expected);
  });
});

import { describe, expect, it, vi } from "vitest";
import { BLOG_CATEGORIES, PROGRAM_TYPES } from "../../../../../content-service/choices.ts";
import {
  toDate,
  toDocument,
  toSiblings,
} from "../../../../../src/documents/load/transform/document.ts";
import type { RawDocument } from "../../../../../src/documents/raw.ts";
import { isMutated } from "../../../mutation.ts";
import { findNothing } from "./notation.ts";

const CONTEXT = {
  language: "de",
  path: "/de/blog/herons/",
  uid: "herons",
  findPage: findNothing,
  translations: [{ language: "de", path: "/de/blog/herons/" }],
} as const;
const context = { ...CONTEXT, translations: [...CONTEXT.translations] };

const META = { id: "X1", lang: "de-de" };
const PICTURE = { url: "https://images.example/a.jpg", alt: "A heron" };
const SHOWN = { ...PICTURE, credit: "", width: null, height: null };
const title = [{ type: "heading1", text: "Reiher", spans: [] }];
const content = [{ type: "paragraph", text: "Worte", spans: [] }];

const BASE = {
  id: "X1",
  uid: "herons",
  language: "de",
  path: "/de/blog/herons/",
  translations: context.translations,
};
const EMPTY = {
  ...BASE,
  title: "Herons",
  summary: "",
  publishedAt: "",
  updatedAt: "",
  content: [],
  pictures: [],
};

const NO_DETAILS = {
  blog: { bestMonths: [], author: null, duration: "", cost: "", checkedOn: "" },
  destination: {
    place: null,
    country: null,
    region: null,
    bestMonths: [],
    goodMonths: [],
    checkedOn: "",
    facts: [],
    costs: [],
  },
  program: {
    start: null,
    stops: [],
    countries: [],
    bestMonths: [],
    goodMonths: [],
    guideLanguages: [],
    groupSmallest: null,
    groupLargest: null,
    confirmDays: null,
    cancelDays: null,
    nights: null,
    mobility: null,
    mobilityNote: "",
    vegetarian: null,
    vegetarianDays: null,
    withoutCar: null,
    parking: "",
    wayBack: "",
    guides: [],
    voices: [],
    currency: null,
    prices: [],
    extras: [],
    included: [],
    notIncluded: [],
    lodging: "",
    departures: [],
  },
};

describe("a document with everything", () => {
  const meta = {
    ...META,
    firstPublicationDate: "2026-10-14T10:00:00+0200",
    lastPublicationDate: "2026-10-15T08:00:00+0000",
  };
  const common = { _meta: meta, title, content, summary: " Kurz " };
  const read = {
    ...BASE,
    title: "Reiher",
    summary: "Kurz",
    publishedAt: "2026-10-14T08:00:00.000Z",
    updatedAt: "2026-10-15T08:00:00.000Z",
    content: [{ kind: "paragraph", children: [{ kind: "text", text: "Worte" }] }],
  };

  it("is read as a post", () => {
    const raw = { ...common, image: PICTURE, category_name: "Nature" };
    expect(toDocument("blog", raw, context)).toEqual({
      ...read,
      type: "blog",
      details: NO_DETAILS.blog,
      category: "Nature",
      pictures: [SHOWN],
    });
  });

  it("is read as a destination", () => {
    expect(toDocument("destination", { ...common, image: PICTURE }, context)).toEqual({
      ...read,
      type: "destination",
      pictures: [SHOWN],
      details: NO_DETAILS.destination,
    });
  });

  it("is read as a program", () => {
    const raw = {
      ...common,
      category: "Ausflug",
      description: "Beschreibung",
      age_restrictions: "ab 12",
      challenge_level: "leicht",
      event_duration: "3 Stunden",
      package_type: "Active",
      price: "40 €",
      program: [{ program_title: "Treffen" }, { program_title: " Rudern " }],
      program_images: [{ image: PICTURE }],
    };
    expect(toDocument("program", raw, context)).toEqual({
      ...read,
      type: "program",
      category: "Ausflug",
      description: "Beschreibung",
      programType: "Active",
      ageRestriction: "ab 12",
      age: 12,
      activityLevel: "leicht",
      duration: "3 Stunden",
      days: 0.5,
      price: "40 €",
      steps: ["Treffen", "Rudern"],
      pictures: [SHOWN],
      details: NO_DETAILS.program,
    });
  });
});

const NOTHING: [string, RawDocument][] = [
  ["id and language", { _meta: META }],
  [
    "null everywhere",
    {
      _meta: {
        ...META,
        uid: null,
        firstPublicationDate: null,
        lastPublicationDate: null,
        alternateLanguages: null,
      },
      title: null,
      content: null,
      image: null,
      category_name: null,
      summary: null,
      category: null,
      description: null,
      age_restrictions: null,
      challenge_level: null,
      event_duration: null,
      package_type: null,
      price: null,
      program: null,
      program_images: null,
    },
  ],
  [
    "empty values everywhere",
    {
      _meta: { ...META, firstPublicationDate: "", alternateLanguages: [] },
      title: [],
      content: [],
      image: {},
      category_name: "",
      summary: " ",
      category: "",
      package_type: "",
      program: [],
      program_images: [],
    },
  ],
];

describe.each(NOTHING)("a document with nothing but %s", (_, raw) => {
  it("is a post", () => {
    const read = { ...EMPTY, type: "blog", category: null, details: NO_DETAILS.blog };
    expect(toDocument("blog", raw, context)).toEqual(read);
  });

  it("is a destination", () => {
    const read = { ...EMPTY, type: "destination", details: NO_DETAILS.destination };
    expect(toDocument("destination", raw, context)).toEqual(read);
  });

  it("is a program", () => {
    expect(toDocument("program", raw, context)).toEqual({
      ...EMPTY,
      type: "program",
      category: "",
      description: "",
      programType: null,
      ageRestriction: "",
      age: null,
      activityLevel: "",
      duration: "",
      days: null,
      price: "",
      steps: [],
      details: NO_DETAILS.program,
    });
  });
});

describe("a document without a title is named after its address", () => {
  it.each([
    ["canoe-dawn", "Canoe dawn"],
    ["canoe_at--dawn", "Canoe at dawn"],
    ["čarda", "Čarda"],
    ["2026", "2026"],
    ["-", "-"],
    ["--__", "--__"],
    ["-a-", "A"],
  ])("%s => %s", (uid, name) => {
    expect(toDocument("blog", { _meta: META, title: [] }, { ...context, uid }).title).toBe(name);
  });
});

describe("what a visitor chooses by is one of ours or none", () => {
  it.each(BLOG_CATEGORIES)("the category %s", (category_name) => {
    expect(toDocument("blog", { _meta: META, category_name }, context)).toMatchObject({
      category: category_name,
    });
  });

  it.each(PROGRAM_TYPES)("the type %s", (package_type) => {
    expect(toDocument("program", { _meta: META, package_type }, context)).toMatchObject({
      programType: package_type,
    });
  });

  it.each(["sport", "Wellness", "toString", "__proto__", " Sport", 0, ["Sport"], {}])(
    "%j",
    (odd) => {
      const raw = { _meta: META, category_name: odd, package_type: odd };
      expect(toDocument("blog", raw, context)).toMatchObject({ category: null });
      expect(toDocument("program", raw, context)).toMatchObject({ programType: null });
    },
  );
});

it("leaves out the steps and pictures of a program that are none", () => {
  const raw = {
    _meta: META,
    program: [null, {}, { program_title: null }, { program_title: " " }, { program_title: "a" }, 7],
    program_images: [null, {}, { image: null }, { image: PICTURE }, { image: { url: "x" } }, "x"],
  };
  expect(toDocument("program", raw, context)).toMatchObject({ steps: ["a"], pictures: [SHOWN] });
});

describe("a date of the service", () => {
  it.each<[unknown, string]>([
    ["2026-10-14T08:00:00+0000", "2026-10-14T08:00:00.000Z"],
    ["2026-10-14T10:00:00+0200", "2026-10-14T08:00:00.000Z"],
    ["2026-10-14T10:00:00+02:00", "2026-10-14T08:00:00.000Z"],
    ["2026-10-14T03:30:00-0430", "2026-10-14T08:00:00.000Z"],
    ["2026-10-14T08:00:00Z", "2026-10-14T08:00:00.000Z"],
    ["2026-10-14T08:00:00.123Z", "2026-10-14T08:00:00.123Z"],
    [" 2026-10-14T08:00:00Z\n", "2026-10-14T08:00:00.000Z"],
    ["2026-10-14T23:30:00-0200", "2026-10-15T01:30:00.000Z"],
    ["2026-10-14T08:00:00", "2026-10-14T08:00:00.000Z"],
    ["2026-10-14", "2026-10-14T00:00:00.000Z"],
    ["2026-13-14", ""],
    ["2026-10-14T99:00:00Z", ""],
    ["", ""],
    ["soon", ""],
    ["1", ""],
    ["Room 5", ""],
    ["-5", ""],
    ["14.10.2026.", ""],
    [null, ""],
    [undefined, ""],
    [1_791_964_800_000, ""],
    [{}, ""],
    [["2026-10-14"], ""],
  ])("%j => %j", (value, date) => {
    expect(toDate(value)).toBe(date);
  });
});

// Stryker's runner has threads, which share one time zone.
it.skipIf(isMutated).each(["Pacific/Auckland", "America/Los_Angeles"])(
  "reads a date without an offset alike on every operator's machine, as in %s",
  (zone) => {
    vi.stubEnv("TZ", zone);
    expect(new Date("2026-10-14T08:00:00").toISOString()).not.toBe("2026-10-14T08:00:00.000Z");
    expect(toDate("2026-10-14T08:00:00")).toBe("2026-10-14T08:00:00.000Z");
    expect(toDate("2026-10-14")).toBe("2026-10-14T00:00:00.000Z");
    vi.unstubAllEnvs();
  },
);

describe("the siblings of a document", () => {
  const siblings = (alternateLanguages: unknown) =>
    toSiblings({ _meta: { ...META, alternateLanguages } });

  it("are named in our languages", () => {
    const raw = [
      { uid: "caplje", lang: "hr" },
      { uid: "herons", lang: "en-eu" },
      { uid: "reiher", lang: "de-de" },
      { uid: "caplje-sr", lang: "rs" },
    ];
    expect(siblings(raw)).toEqual([
      { uid: "caplje", language: "hr" },
      { uid: "herons", language: "en" },
      { uid: "reiher", language: "de" },
      { uid: "caplje-sr", language: "sr" },
    ]);
  });

  it.each<[string, unknown]>([
    ["null", null],
    ["no list", { uid: "a", lang: "hr" }],
    ["what is no sibling", [null, 7, "hr", [], {}]],
    [
      "languages that are not ours",
      [
        { uid: "a", lang: "eo-eo" },
        { uid: "a", lang: "en" },
      ],
    ],
    ["no language", [{ uid: "a", lang: null }, { uid: "a" }]],
    ["no uid", [{ uid: null, lang: "hr" }, { uid: 7, lang: "hr" }, { lang: "hr" }]],
  ])("are none of %s", (_, raw) => {
    expect(siblings(raw)).toEqual([]);
  });
});

import { expect, test } from "vitest";
import { ask, post, serve, titled, workspace } from "./content-fixture.ts";

interface List {
  allBlogs: { totalCount: number; edges: { node: { _meta: { uid: string; lang: string } } }[] };
}

const LIST = `query List($lang: String, $uid: String, $uids: [String!], $sortBy: SortBlogy) {
  allBlogs(lang: $lang, uid: $uid, uid_in: $uids, sortBy: $sortBy) {
    totalCount
    edges { node { _meta { uid lang } } }
  }
}`;

async function listed(
  service: { url: string },
  variables: Record<string, unknown>,
): Promise<string[]> {
  const { allBlogs } = await ask<List>(service, LIST, variables);
  expect(allBlogs.totalCount).toBe(allBlogs.edges.length);
  return allBlogs.edges.map(({ node }) => `${node._meta.uid} ${node._meta.lang}`);
}

const FOUR_LANGUAGES = {
  "blog/herons/hr.md": titled("Čaplje"),
  "blog/herons/en.md": titled("Herons"),
  "blog/herons/de.md": titled("Reiher", "uid: reiher"),
  "blog/herons/sr.md": titled("Čaplje"),
  "blog/cellars/en.md": titled("Cellars"),
};

test("a reader gets each language by the code of the contract", async () => {
  const service = await serve(FOUR_LANGUAGES);
  expect(await listed(service, { lang: "hr" })).toEqual(["herons hr"]);
  expect(await listed(service, { lang: "en-eu" })).toEqual(["cellars en-eu", "herons en-eu"]);
  expect(await listed(service, { lang: "de-de" })).toEqual(["reiher de-de"]);
  expect(await listed(service, { lang: "rs" })).toEqual(["herons rs"]);
  expect(await listed(service, { lang: "fr" })).toEqual([]);
});

test("no language, or a star, gives the documents of all languages", async () => {
  const service = await serve(FOUR_LANGUAGES);
  const all = ["cellars en-eu", "herons hr", "herons en-eu", "herons rs", "reiher de-de"];
  expect(await listed(service, {})).toEqual(all);
  expect(await listed(service, { lang: "*" })).toEqual(all);
});

test("uid and uid_in give only the documents of these names", async () => {
  const service = await serve(FOUR_LANGUAGES);
  expect(await listed(service, { uid: "reiher" })).toEqual(["reiher de-de"]);
  expect(await listed(service, { uids: ["cellars", "reiher", "unknown"] })).toEqual([
    "cellars en-eu",
    "reiher de-de",
  ]);
  expect(await listed(service, { uids: [] })).toEqual([]);
});

test("one document is found by uid and language, and an unknown one is null", async () => {
  const service = await serve({
    ...FOUR_LANGUAGES,
    "destination/ilok/en.md": titled("Ilok"),
    "program/fish/en.md": titled("Fish"),
  });
  const answer = await ask(
    service,
    `{
      blog(uid: "reiher", lang: "de-de") { title }
      gone: blog(uid: "herons", lang: "de-de") { title }
      destination(uid: "ilok", lang: "en-eu") { title }
      program(uid: "fish", lang: "hr") { title }
    }`,
  );
  expect(answer).toEqual({
    blog: { title: [{ type: "heading1", text: "Reiher", spans: [] }] },
    gone: null,
    destination: { title: [{ type: "heading1", text: "Ilok", spans: [] }] },
    program: null,
  });
});

test("a document names its other languages, each with its own uid", async () => {
  const service = await serve(FOUR_LANGUAGES);
  const { blog } = await ask<{ blog: unknown }>(
    service,
    `{ blog(uid: "herons", lang: "en-eu") { _meta { alternateLanguages { id uid type lang } } } }`,
  );
  expect(blog).toEqual({
    _meta: {
      alternateLanguages: [
        { id: "blog.herons.de-de", uid: "reiher", type: "blog", lang: "de-de" },
        { id: "blog.herons.hr", uid: "herons", type: "blog", lang: "hr" },
        { id: "blog.herons.rs", uid: "herons", type: "blog", lang: "rs" },
      ],
    },
  });
});

const DATED = {
  "blog/b-old/en.md": titled("Old", "published: 2025-01-01", "updated: 2026-11-01"),
  "blog/d-new/en.md": titled("New", "published: 2026-01-01"),
  "blog/c-new/en.md": titled("New", "published: 2026-01-01"),
  "blog/a-never/en.md": titled("Never"),
};

test.each([
  [undefined, ["c-new", "d-new", "b-old", "a-never"]],
  ["meta_firstPublicationDate_DESC", ["c-new", "d-new", "b-old", "a-never"]],
  ["meta_firstPublicationDate_ASC", ["b-old", "c-new", "d-new", "a-never"]],
  ["meta_lastPublicationDate_DESC", ["b-old", "c-new", "d-new", "a-never"]],
  ["meta_lastPublicationDate_ASC", ["c-new", "d-new", "b-old", "a-never"]],
])("sorted by %s, ties go by uid and a missing date comes last", async (sortBy, uids) => {
  const service = await serve(DATED);
  expect(await listed(service, { sortBy })).toEqual(uids.map((uid) => `${uid} en-eu`));
});

test.each([
  ["2026-10-14", "2026-10-14T08:00:00+0000"],
  ["2026-10-14T21:30:00Z", "2026-10-14T21:30:00+0000"],
  ["2026-10-14 21:30", "2026-10-14T21:30:00+0000"],
  ["2026-10-14T00:30:00+02:00", "2026-10-13T22:30:00+0000"],
  ["2024-02-29", "2024-02-29T08:00:00+0000"],
])("a document published %s says %s", async (published, expected) => {
  const service = await serve({ "blog/a/en.md": titled("A", `published: ${published}`) });
  const { blog } = await ask<{ blog: unknown }>(
    service,
    `{ blog(uid: "a", lang: "en-eu") { _meta { firstPublicationDate lastPublicationDate } } }`,
  );
  expect(blog).toEqual({
    _meta: { firstPublicationDate: expected, lastPublicationDate: expected },
  });
});

test("a language's own field wins over the one that all languages share", async () => {
  const files = workspace({
    "blog/herons/document.yaml":
      "category_name: Nature\nsummary: Shared\nimage: wetland.webp\ntags: [a]\ncredit:\n  wetland.webp: Ana\n",
    "blog/herons/en.md": titled("Herons", "alt: {wetland.webp: A heron}"),
    "blog/herons/de.md": titled(
      "Reiher",
      "summary: Eigene",
      "tags: [b, c]",
      "alt: {wetland.webp: Ein Reiher}",
      "credit: {wetland.webp: Bruno}",
    ),
  });
  await files.paint("wetland.webp");
  const service = await serve(files);
  const answer = await ask(
    service,
    `fragment Parts on Blog { summary category_name image _meta { tags } }
    { en: blog(uid: "herons", lang: "en-eu") { ...Parts } de: blog(uid: "herons", lang: "de-de") { ...Parts } }`,
  );
  const image = {
    url: `${service.origin}/images/wetland.webp`,
    dimensions: { width: 60, height: 40 },
  };
  expect(answer).toEqual({
    en: {
      summary: "Shared",
      category_name: "Nature",
      image: { ...image, alt: "A heron", copyright: "Ana" },
      _meta: { tags: ["a"] },
    },
    de: {
      summary: "Eigene",
      category_name: "Nature",
      image: { ...image, alt: "Ein Reiher", copyright: "Bruno" },
      _meta: { tags: ["b", "c"] },
    },
  });
});

test("a program carries its steps, its pictures and its price as written", async () => {
  const files = workspace({
    "program/fish/en.md": titled(
      "Fish",
      "category: Food",
      "description: Long",
      "age_restrictions: 12+",
      "challenge_level: easy",
      "event_duration: 3 h",
      "package_type: Gastronomy",
      "price: 45.00",
      "program: [Cook, Eat]",
      "program_images: [fire.png]",
      "alt: {fire.png: A fire}",
    ),
  });
  await files.paint("fire.png");
  const service = await serve(files);
  const { program } = await ask<{ program: unknown }>(
    service,
    `{ program(uid: "fish", lang: "en-eu") {
      category description age_restrictions challenge_level event_duration package_type price
      program { program_title } program_images { image }
    } }`,
  );
  expect(program).toEqual({
    category: "Food",
    description: "Long",
    age_restrictions: "12+",
    challenge_level: "easy",
    event_duration: "3 h",
    package_type: "Gastronomy",
    price: "45.00",
    program: [{ program_title: "Cook" }, { program_title: "Eat" }],
    program_images: [
      {
        image: {
          url: `${service.origin}/images/fire.png`,
          alt: "A fire",
          copyright: null,
          dimensions: { width: 60, height: 40 },
        },
      },
    ],
  });
});

test("what is not written is null or empty, never missing", async () => {
  const service = await serve({
    "blog/a/en.md": titled("A", "summary:"),
    "program/a/en.md": titled("A"),
  });
  const answer = await ask(
    service,
    `{
      blog(uid: "a", lang: "en-eu") {
        content image category_name summary
        _meta { tags firstPublicationDate lastPublicationDate alternateLanguages { id } }
      }
      program(uid: "a", lang: "en-eu") { price program { program_title } program_images { image } }
    }`,
  );
  expect(answer).toEqual({
    blog: {
      content: [],
      image: null,
      category_name: null,
      summary: null,
      _meta: {
        tags: [],
        firstPublicationDate: null,
        lastPublicationDate: null,
        alternateLanguages: [],
      },
    },
    program: { price: null, program: null, program_images: null },
  });
});

test("a query that the schema does not know is answered with an error that names the field", async () => {
  const service = await serve({});
  const answer = await (await post(service, "{ allBlogs { totalCout } }")).json();
  expect(answer.data).toBeUndefined();
  expect(answer.errors[0].message).toContain('Did you mean "totalCount"?');
});

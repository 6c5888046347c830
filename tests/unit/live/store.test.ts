import { describe, expect, it } from "vitest";
import { NO_SELECTIONS } from "../../../src/documents/load/service/graphqlQueries.ts";
import { LANGUAGES } from "../../../src/i18n/languages.ts";
import { createLiveStore } from "../../../src/live/store.ts";
import { makeDocuments } from "../../service/documents.ts";
import {
  errorOf,
  faultyService,
  saysJson,
  settings,
} from "../documents/load/service/faultyService.ts";

const [POST] = makeDocuments({ blog: 1, destination: 0, program: 0 }).blog.filter(
  ({ _meta }) => _meta.lang === "de-de",
);
const IMAGE = "https://images.example/a.jpg?rect=1,2";

async function storeThat(body: unknown) {
  const { origin, asked } = await faultyService(saysJson(body));
  const service = settings(origin, { token: "secret" });
  return {
    store: createLiveStore({ service, pictureHosts: ["images.example"] }, NO_SELECTIONS),
    asked,
  };
}

const oneBlog = (blog: unknown) => storeThat({ data: { blog } });

describe("the store of live documents", () => {
  it("finds a document, as a page shows it", async () => {
    const link = {
      type: "hyperlink",
      start: 0,
      end: 4,
      data: { link_type: "Document", type: "program", uid: "new-tour", lang: "de-de" },
    };
    const content = [{ type: "paragraph", text: "Neue Tour", spans: [link] }];
    const { store, asked } = await oneBlog({ ...POST, image: { url: IMAGE, alt: "A" }, content });
    const post = await store.find("blog", "de", "blog-0");
    expect(post).toMatchObject({
      type: "blog",
      path: "/de/blog/blog-0/",
      pictures: [{ alt: "A", width: null, srcSet: expect.stringContaining("w=1600 1600w") }],
      // What the build did not know may be there by now.
      content: [{ children: [{ kind: "link", link: { path: "/de/program/new-tour/" } }, {}] }],
    });
    expect(post?.translations).toEqual(
      LANGUAGES.map((language) => ({ language, path: `/${language}/blog/blog-0/` })),
    );
    expect(JSON.parse(asked[0]?.body ?? "")).toMatchObject({
      operationName: "OneBlog",
      variables: { uid: "blog-0", lang: "de-de" },
    });
    expect(asked[0]?.headers.authorization).toBe("Token secret");
  });

  it("shows no picture of a host that the settings do not name", async () => {
    const stranger = { url: "https://stranger.example/b.jpg", alt: "B" };
    const content = [
      { type: "image", ...stranger },
      { type: "image", url: IMAGE, alt: "A" },
    ];
    const { store } = await oneBlog({ ...POST, image: stranger, content });
    const post = await store.find("blog", "de", "blog-0");
    expect(post).toMatchObject({ pictures: [], content: [{ picture: { alt: "A" } }] });
    expect(JSON.stringify(post)).not.toContain("stranger");
  });

  it("asks once for what it has found, and again for what it has not", async () => {
    const found = await oneBlog(POST);
    await found.store.find("blog", "de", "blog-0");
    await found.store.find("blog", "de", "blog-0");
    expect(found.asked).toHaveLength(1);
    const missing = await oneBlog(null);
    expect(await missing.store.find("blog", "de", "blog-0")).toBeNull();
    expect(await missing.store.find("blog", "de", "blog-0")).toBeNull();
    expect(missing.asked).toHaveLength(2);
  });

  it("keeps its collections apart", async () => {
    const { store, asked } = await storeThat({ data: { blog: POST, destination: null } });
    expect(await store.find("blog", "de", "blog-0")).not.toBeNull();
    expect(await store.find("destination", "de", "blog-0")).toBeNull();
    expect(asked).toHaveLength(2);
  });

  it.each([
    ["another language", { lang: "en-eu" }],
    ["another address", { uid: "blog-1" }],
    ["no address", { uid: null }],
  ])("takes a document of %s for none", async (_, meta) => {
    const { store } = await oneBlog({ ...POST, _meta: { ...POST?._meta, ...meta } });
    expect(await store.find("blog", "de", "blog-0")).toBeNull();
  });

  it.each([[undefined], ["text"], [[1]], [{ title: [] }], [{ _meta: null }]])(
    "does not take %j for a document",
    async (blog) => {
      const { store } = await oneBlog(blog);
      const error = await errorOf(store.find("blog", "de", "blog-0"));
      expect(error.kind).toBe("answer");
      expect(error.message).toContain("OneBlog");
    },
  );

  it("shows a document that has nothing but its address", async () => {
    const { id, uid, lang } = POST?._meta ?? {};
    const { store } = await oneBlog({ _meta: { id, uid, lang } });
    expect(await store.find("blog", "de", "blog-0")).toMatchObject({
      title: "Blog 0",
      content: [],
      pictures: [],
      publishedAt: "",
    });
  });

  it("gives the newest of a list as cards, and passes over what can have no page", async () => {
    const nodes = [
      POST,
      null,
      { _meta: { id: "1", uid: "../../escape", lang: "de-de" } },
      { _meta: { id: "2", uid: "other", lang: "rs" } },
      "text",
    ];
    const { store, asked } = await storeThat({
      data: { allBlogs: { edges: [...nodes.map((node) => ({ node })), 7] } },
    });
    expect(await store.newest("blog", "de")).toEqual([
      {
        publishedAt: "2026-01-01T00:00:00.000Z",
        card: expect.objectContaining({ type: "blog", path: "/de/blog/blog-0/" }),
      },
    ]);
    const { query } = JSON.parse(asked[0]?.body ?? "{}");
    expect(query).toContain("first: 24");
    expect(query).not.toContain("content");
  });

  it.each([[{}], [{ allBlogs: null }], [{ allBlogs: { edges: "many" } }]])(
    "finds nothing new in %j",
    async (data) => {
      const { store } = await storeThat({ data });
      expect(await store.newest("blog", "de")).toEqual([]);
    },
  );
});

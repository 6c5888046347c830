import { describe, expect, it } from "vitest";
import {
  collectDocuments,
  type FetchPage,
} from "../../../../../src/documents/load/service/collect.ts";
import type { RawDocument } from "../../../../../src/documents/raw.ts";
import { errorOf } from "./faultyService.ts";

function documentsOf(count: number, lang = "en-eu"): RawDocument[] {
  return Array.from({ length: count }, (_, index) => ({
    _meta: { id: `${lang} ${index}`, lang, uid: `uid-${index}` },
  }));
}

/** A service that gives at most `cap` documents at once, without saying so. */
function capped(documents: RawDocument[], cap: number) {
  const asked: { lang: string; after: string | null }[] = [];
  const fetchPage: FetchPage = async (variables) => {
    asked.push(variables);
    const start = variables.after === null ? 0 : Number(variables.after.slice("after ".length));
    const end = Math.min(start + cap, documents.length);
    return {
      pageInfo: { hasNextPage: end < documents.length, endCursor: `after ${end}` },
      edges: documents.slice(start, end).map((node) => ({ node })),
    };
  };
  return { asked, fetchPage };
}

const page = (pageInfo: unknown, edges: unknown = []): FetchPage => {
  return async () => ({ pageInfo, edges });
};

describe("a list of the service", () => {
  it.each(
    [0, 1, 41, 100, 101, 241].flatMap((count) => [1, 20, 100].map((cap) => [count, cap] as const)),
  )("comes whole: %i documents, at most %i at once", async (count, cap) => {
    const documents = documentsOf(count);
    const { asked, fetchPage } = capped(documents, cap);
    expect(await collectDocuments("blog", "en", fetchPage)).toEqual(documents);
    expect(asked).toHaveLength(Math.max(1, Math.ceil(count / cap)));
    expect(asked[0]).toEqual({ lang: "en-eu", after: null });
    expect(new Set(asked.map(({ after }) => after)).size).toBe(asked.length);
  });

  it.each([
    ["hr", "hr"],
    ["en", "en-eu"],
    ["de", "de-de"],
    ["sr", "rs"],
  ] as const)("is asked for in the service's own code: %s is %s", async (language, code) => {
    const { asked, fetchPage } = capped(documentsOf(1, code), 20);
    expect(await collectDocuments("program", language, fetchPage)).toHaveLength(1);
    expect(asked[0]?.lang).toBe(code);
  });

  it("shows visitors no document of another language", async () => {
    const mixed = [...documentsOf(30, "hr"), ...documentsOf(30, "rs"), ...documentsOf(3, "sr")];
    const { fetchPage } = capped(mixed, 20);
    const found = await collectDocuments("blog", "sr", fetchPage);
    expect(found.map(({ _meta }) => _meta.lang)).toEqual(Array(30).fill("rs"));
  });

  it("passes over what is no document", async () => {
    const [good] = documentsOf(1);
    const edges = [
      null,
      7,
      "x",
      [],
      {},
      { node: null },
      { node: [] },
      { node: {} },
      { node: { _meta: null } },
      { node: { _meta: { lang: "en-eu" } } },
      { node: { _meta: { id: 7, lang: "en-eu" } } },
      { node: { _meta: { id: "a", lang: null } } },
      { node: good },
    ];
    const fetchPage = page({ hasNextPage: false, endCursor: null }, edges);
    expect(await collectDocuments("blog", "en", fetchPage)).toEqual([good]);
  });

  it.each([true, false])("goes on behind an empty page (%s)", async (hasNextPage) => {
    const pages = [
      { pageInfo: { hasNextPage: true, endCursor: "" }, edges: [] },
      { pageInfo: { hasNextPage: false }, edges: documentsOf(1).map((node) => ({ node })) },
    ];
    const fetchPage: FetchPage = async ({ after }) => pages[after === null && hasNextPage ? 0 : 1];
    expect(await collectDocuments("blog", "en", fetchPage)).toHaveLength(1);
  });
});

describe("a list that cannot be trusted stops the build", () => {
  const NO_CURSOR = "it says there are more documents, but not after which one.";
  const NO_LIST = "the answer is not a list of documents.";

  it.each<[string, FetchPage, string]>([
    ["more, after nothing", page({ hasNextPage: true, endCursor: null }), NO_CURSOR],
    ["more, without a cursor", page({ hasNextPage: true }), NO_CURSOR],
    ["more, after a number", page({ hasNextPage: true, endCursor: 20 }), NO_CURSOR],
    ["more, always after the same", page({ hasNextPage: true, endCursor: "a" }), NO_CURSOR],
    [
      "more, in a circle of two",
      async ({ after }) => ({
        pageInfo: { hasNextPage: true, endCursor: after === "a" ? "b" : "a" },
        edges: [],
      }),
      NO_CURSOR,
    ],
    ["nothing", async () => undefined, NO_LIST],
    ["null", async () => null, NO_LIST],
    ["a list without its connection", async () => documentsOf(2), NO_LIST],
    ["no pageInfo", async () => ({ edges: [] }), NO_LIST],
    ["a pageInfo that is null", page(null), NO_LIST],
    ["no edges", page({ hasNextPage: false }, null), NO_LIST],
    ["edges that are none", page({ hasNextPage: false }, {}), NO_LIST],
  ])("%s", async (_, fetchPage, reason) => {
    const error = await errorOf(collectDocuments("destination", "de", fetchPage));
    expect(error.kind).toBe("answer");
    expect(error.message).toBe(
      `Content service, operation AllDestinations, language "de-de": ${reason}`,
    );
  });

  it("as does a page that fails", async () => {
    const fetchPage: FetchPage = async ({ after }) => {
      if (after !== null) throw new Error("the second page");
      return { pageInfo: { hasNextPage: true, endCursor: "a" }, edges: [] };
    };
    await expect(collectDocuments("blog", "hr", fetchPage)).rejects.toThrow("the second page");
  });
});

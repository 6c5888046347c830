// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from "vitest";
import { readCachedPages, titleOf } from "../../../src/features/Offline/cachedPages.ts";
import { recordAddress } from "../../../src/runtime/keptJourney.ts";
import { cacheName } from "../../../src/runtime/offline.ts";

const ORIGIN = "https://podunavlje.example";

const page = (title: string): string => `<title>Podunavlje – ${title}</title><h1>${title}</h1>`;

type Texts = Record<string, string>;

/** The browser's caches: address → HTML. */
function keep(visited: Texts, journey?: Texts, base = "/"): void {
  const pages = Object.keys(journey ?? {}).map((path) => `/${path.slice(base.length)}`);
  const record = { [recordAddress(base)]: JSON.stringify({ pages }) };
  const stores = new Map<string, Texts>([[cacheName("pages", base), visited]]);
  if (journey) stores.set(cacheName("journey", base), { ...journey, ...record });
  vi.stubGlobal("caches", {
    has: async (name: string) => stores.has(name),
    open: async (name: string) => {
      const texts = stores.get(name) ?? {};
      return {
        keys: async () => Object.keys(texts).map((path) => ({ url: ORIGIN + path })),
        match: async (path: string) => (path in texts ? new Response(texts[path]) : undefined),
      };
    },
  });
}

afterEach(() => vi.unstubAllGlobals());

describe("the pages that can be read without a connection", () => {
  it("are those of the language, the last one first", async () => {
    keep({
      "/": page("Podunavlje"),
      "/hr/": page("Gdje Dunav uspori"),
      "/de/blog/": page("Geschichten"),
      "/hr/blog/": page("Priče"),
    });
    expect(await readCachedPages("/", "/hr/")).toEqual({
      journey: [],
      visited: [
        { path: "/hr/blog/", title: "Priče" },
        { path: "/hr/", title: "Gdje Dunav uspori" },
      ],
    });
  });

  it("are linked without the path that the site lives below", async () => {
    keep({ "/region/hr/blog/": page("Priče") }, { "/region/hr/": page("Početna") }, "/region/");
    expect(await readCachedPages("/region/", "/hr/")).toEqual({
      journey: [{ path: "/hr/", title: "Početna" }],
      visited: [{ path: "/hr/blog/", title: "Priče" }],
    });
  });

  it("are told apart: a kept journey in its order, and no page of it once more", async () => {
    keep(
      { "/hr/blog/": page("Priče"), "/hr/": page("Gdje Dunav uspori") },
      {
        "/hr/journey/": page("Moj put"),
        "/hr/blog/": page("Priče"),
        "/de/journey/": page("Meine Reise"),
      },
    );
    expect(await readCachedPages("/", "/hr/")).toEqual({
      journey: [
        { path: "/hr/journey/", title: "Moj put" },
        { path: "/hr/blog/", title: "Priče" },
      ],
      visited: [{ path: "/hr/", title: "Gdje Dunav uspori" }],
    });
  });

  it("are none where nothing was kept, and none is made by asking", async () => {
    keep({ "/hr/": page("Gdje Dunav uspori") });
    expect(await readCachedPages("/region/", "/hr/")).toEqual({ journey: [], visited: [] });
  });

  it("are none in a browser that keeps nothing", async () => {
    expect(await readCachedPages("/", "/hr/")).toEqual({ journey: [], visited: [] });
  });

  it("are called as they call themselves, and left out without a name", async () => {
    expect(titleOf("<title>A</title><h1> Kruh &amp; <em>sol</em> </h1>")).toBe("Kruh & sol");
    expect(titleOf("<title>A</title>")).toBe("A");
    keep({ "/hr/": "" });
    expect(await readCachedPages("/", "/hr/")).toEqual({ journey: [], visited: [] });
  });
});

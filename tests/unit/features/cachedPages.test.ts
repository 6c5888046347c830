// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from "vitest";
import { readCachedPages, titleOf } from "../../../src/features/Offline/cachedPages.ts";

const page = (title: string): string => `<title>Podunavlje – ${title}</title><h1>${title}</h1>`;

/** The browser's caches with one of ours: address → HTML. */
function keep(pages: Record<string, string>): void {
  const requests = Object.keys(pages).map((path) => ({ url: `https://podunavlje.example${path}` }));
  const cache = {
    keys: async () => requests,
    match: async ({ url }: { url: string }) => new Response(pages[new URL(url).pathname]),
  };
  vi.stubGlobal("caches", {
    has: async (name: string) => name === "pages",
    open: async () => cache,
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
    expect(await readCachedPages("pages", "/", "/hr/")).toEqual([
      { path: "/hr/blog/", title: "Priče" },
      { path: "/hr/", title: "Gdje Dunav uspori" },
    ]);
  });

  it("are linked without the path that the site lives below", async () => {
    keep({ "/region/hr/blog/": page("Priče") });
    expect(await readCachedPages("pages", "/region/", "/hr/")).toEqual([
      { path: "/hr/blog/", title: "Priče" },
    ]);
  });

  it("are none where nothing was kept, and none is made by asking", async () => {
    keep({ "/hr/": page("Gdje Dunav uspori") });
    expect(await readCachedPages("vidikovac-pages-/", "/", "/hr/")).toEqual([]);
  });

  it("are none in a browser that keeps nothing", async () => {
    expect(await readCachedPages("pages", "/", "/hr/")).toEqual([]);
  });

  it("are called as they call themselves, and left out without a name", async () => {
    expect(titleOf("<title>A</title><h1> Kruh &amp; <em>sol</em> </h1>")).toBe("Kruh & sol");
    expect(titleOf("<title>A</title>")).toBe("A");
    keep({ "/hr/": "" });
    expect(await readCachedPages("pages", "/", "/hr/")).toEqual([]);
  });
});

import { beforeEach, describe, expect, it, vi } from "vitest";
import { createCacheHandlers } from "../../../../src/runtime/inline/serviceWorker.ts";

const SCOPE = "https://podunavlje.example/region/";

const {
  pageCacheKey,
  cacheableResponse,
  isHashedFile,
  isPage,
  isPageData,
  isPicture,
  cachedPage,
  otherWidth,
  toOfflinePage,
} = createCacheHandlers({ fallback: "hr", redirectPage: "<script>look()</script>" });

beforeEach(() => {
  vi.stubGlobal("registration", { scope: SCOPE });
});

const asked = (address: string, mode: RequestMode = "cors") => {
  const url = new URL(address, SCOPE);
  return { url, request: { url: url.href, mode } as Request };
};

/** A response as a browser gives it; node's has no type. */
function answer(options: { status?: number; type?: string; redirected?: boolean; html?: boolean }) {
  const { status = 200, type = "basic", redirected = false, html = false } = options;
  const headers = new Headers({ "content-type": html ? "text/html; charset=utf-8" : "image/avif" });
  return { status, type, redirected, headers } as Response;
}

describe("what the worker answers", () => {
  it.each(["hr/", "hr/blog/?category=nature", "", "de/blog/new-story/"])(
    "is a page: %j",
    (address) => {
      expect(isPage(asked(address))).toBe(true);
    },
  );

  it("is a page without the last slash in the address bar only", () => {
    expect(isPage(asked("hr/blog", "navigate"))).toBe(true);
    expect(isPage(asked("hr/blog"))).toBe(false);
  });

  it.each(["sitemap.xml", "favicon.svg", "hr/feed.xml", "https://podunavlje.example/other/"])(
    "is not %j, even in the address bar",
    (address) => {
      expect(isPage(asked(address, "navigate"))).toBe(false);
    },
  );

  it("is data of pages, pictures and files named by their content", () => {
    expect(isPageData(asked("page-data/hr/blog/page-data.json"))).toBe(true);
    expect(isPicture(asked("pictures/73433615bc6c4b82a44e-2-960.webp"))).toBe(true);
    for (const file of [
      "app-81a19faf58155cbd64df.js",
      "252.bcf01aaaced2f554a354.css",
      "words/de-9c8a8cc702989d1a9ab7.json",
      "lists/hr-search-9c8a8cc702989d1a9ab7.json",
      "fonts/figtree-latin-f3f0d9c0a10e5bbfd389.woff2",
    ]) {
      expect(isHashedFile(asked(file))).toBe(true);
    }
  });

  it.each(["manifest_hr.webmanifest", "sw.js", "page-data/app-data.json", "icons/mark-192.png"])(
    "is no file named by its content: %s",
    (file) => {
      expect(isHashedFile(asked(file))).toBe(false);
    },
  );

  it.each([isPage, isPageData, isPicture, isHashedFile])(
    "is nothing of another origin (%#)",
    (is) => {
      for (const path of [
        "",
        "page-data/a.json",
        "pictures/a-1-400.webp",
        "app-81a19faf58155cbd64df.js",
      ]) {
        expect(is(asked(`https://content.example/region/${path}`))).toBe(false);
        // Nor is an address of ours that only mentions one.
        expect(is(asked(`https://content.example/?a=${SCOPE}${path}`))).toBe(false);
      }
    },
  );
});

describe("what the worker keeps", () => {
  it.each(["hr/blog/", "hr/blog", "hr/blog/?category=nature", "hr/blog/#more"])(
    "is one page, however it is asked for: %s",
    async (address) => {
      expect(await pageCacheKey(asked(address))).toBe(`${SCOPE}hr/blog/`);
    },
  );

  it("is a whole answer: a page for a page, a file for a file", async () => {
    const page = answer({ html: true });
    const file = answer({});
    expect(await cacheableResponse({ ...asked("hr/"), response: page })).toBe(page);
    expect(await cacheableResponse({ ...asked("a.avif"), response: file })).toBe(file);
    expect(await cacheableResponse({ ...asked("a.avif"), response: page })).toBeNull();
    expect(await cacheableResponse({ ...asked("hr/"), response: file })).toBeNull();
  });

  it.each([
    { status: 404 },
    { status: 500 },
    { status: 206 },
    { status: 0, type: "opaque" },
    { status: 0, type: "opaqueredirect" },
    { type: "cors" },
    { redirected: true },
  ])("is never %j", async (options) => {
    const response = answer({ ...options, html: true });
    expect(await cacheableResponse({ ...asked("hr/"), response })).toBeNull();
  });
});

describe("without a connection", () => {
  const having = (...languages: string[]) => ({
    match: async (address: string) =>
      languages.some((language) => address === `${SCOPE}${language}/offline/`) ? {} : undefined,
  });
  const sendTo = async (address: string, caches: object, mode: RequestMode = "navigate") => {
    vi.stubGlobal("caches", caches);
    const response = await toOfflinePage(asked(address, mode));
    return response?.headers.get("location");
  };

  it("a page that is not kept leads to the page that says so, in its language", async () => {
    expect(await sendTo("de/blog/new-story/?a=1", having("hr", "de"))).toBe(
      `${SCOPE}de/offline/?from=%2Fde%2Fblog%2Fnew-story%2F%3Fa%3D1`,
    );
  });

  it.each(["", "nope/", "desk/", "?x=/de/"])(
    "%j, which has no language, opens a page that looks for the visitor's",
    async (address) => {
      vi.stubGlobal("caches", having("hr", "de"));
      const response = await toOfflinePage(asked(address, "navigate"));
      expect(response?.headers.get("location")).toBeNull();
      expect(await response?.text()).toBe("<script>look()</script>");
    },
  );

  it("what is left without a language leads to Croatian", async () => {
    const location = await sendTo("404/", having("hr", "de"));
    expect(location).toBe(`${SCOPE}hr/offline/?from=%2F404%2F`);
  });

  it("does not redirect to a page that does not exist either", async () => {
    expect(await sendTo("404/", having())).toBeUndefined();
  });

  it("what is no navigation fails as it would without a worker", async () => {
    expect(await sendTo("de/blog/", having("hr", "de"), "cors")).toBeUndefined();
  });

  it("a picture is shown in the width that is kept", async () => {
    const kept = ["other-2-400.avif", "7343-2-400.avif"].map((name) => ({
      url: `${SCOPE}pictures/${name}`,
    }));
    const caches = {
      keys: async () => ["vidikovac-pages-/region/", "vidikovac-pictures-/region/"],
      open: async () => ({ keys: async () => kept, match: async (key: object) => key }),
    };
    vi.stubGlobal("caches", caches);
    expect(await otherWidth(asked("pictures/7343-2-960.avif"))).toBe(kept[1]);
    expect(await otherWidth(asked("pictures/7343-20-960.avif"))).toBeUndefined();
  });
});

describe("cachedPage", () => {
  const kept = async (address: string): Promise<string> => {
    const match = async (
      page: string,
      { cacheName = "" }: CacheQueryOptions & { cacheName?: string },
    ) => (cacheName.includes("pages") ? page : undefined);
    vi.stubGlobal("caches", { match });
    return String(await cachedPage(asked(address)));
  };

  it("looks for a page as it is kept: with its slash, and without what was chosen on it", async () => {
    expect(await kept("de/blog?category=nature")).toBe(`${SCOPE}de/blog/`);
    expect(await kept("de/blog/")).toBe(`${SCOPE}de/blog/`);
  });
});

import { describe, expect, it } from "vitest";
import {
  LIMITS,
  type SitePage,
  sitemapFiles,
  sitePages,
} from "../../../../src/build/discovery/siteMap.ts";
import { LANGUAGES } from "../../../../src/i18n/languages.ts";
import type { ToAbsoluteUrl } from "../../../../src/seo/documentMeta.ts";
import { place, story } from "../../documents/siteDocuments.ts";

const addressOf: ToAbsoluteUrl = (path) => `https://a.example${path}`;
const OLD = "2024-05-06T08:00:00.000Z";
const NEW = "2026-07-08T08:00:00.000Z";

const page = (path: string, own: Partial<SitePage> = {}): SitePage => ({
  path,
  changedAt: "",
  translations: [],
  ...own,
});

const countOf = (text: string, part: string): number => text.split(part).length - 1;

describe("the pages that want to be found", () => {
  const documents = [
    story("old", "hr", { publishedAt: OLD }),
    story("new", "hr", { publishedAt: OLD, updatedAt: NEW }),
    story("other", "de", { publishedAt: OLD }),
    place("ilok", "hr", { publishedAt: "" }),
  ];
  const changes = Object.fromEntries(
    sitePages(documents).map(({ path, changedAt }) => [path, changedAt]),
  );

  it("are the fixed ones of each language and all documents, each once", () => {
    const paths = sitePages(documents).map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    // The fourteen of each language, and the bare address.
    expect(paths).toHaveLength(15 * LANGUAGES.length + 1 + documents.length);
    expect(paths).toContain("/sr/sitemap/");
    expect(paths).not.toContain("/hr/404/");
  });

  it.each([
    ["/hr/blog/old/", OLD],
    ["/hr/blog/new/", NEW],
    ["/hr/destinations/ilok/", ""],
    ["/hr/blog/", NEW],
    ["/hr/", NEW],
    ["/hr/sitemap/", NEW],
    ["/de/blog/", OLD],
    ["/de/destinations/", ""],
    ["/hr/destinations/", ""],
    ["/hr/about/", ""],
  ])("tell of %s that it changed at %j", (path, changedAt) => {
    expect(changes[path]).toBe(changedAt);
  });

  it("come in the same order in whichever order the documents come", () => {
    expect(sitePages([...documents].reverse())).toEqual(sitePages(documents));
  });
});

describe("sitemap.xml", () => {
  it("tells of a page when it changed and in which languages it exists", () => {
    const translations = [
      { language: "hr", path: "/hr/blog/a&b/" },
      { language: "sr", path: "/sr/blog/c/" },
    ] as const;
    const [file, ...others] = sitemapFiles(
      [page("/sr/blog/c/", { changedAt: NEW, translations: [...translations] })],
      addressOf,
    );
    expect(others).toEqual([]);
    expect(file?.name).toBe("sitemap.xml");
    expect(file?.text).toContain(
      [
        "<url><loc>https://a.example/sr/blog/c/</loc>",
        `<lastmod>${NEW}</lastmod>`,
        '<xhtml:link rel="alternate" hreflang="hr" href="https://a.example/hr/blog/a&amp;b/"/>',
        '<xhtml:link rel="alternate" hreflang="sr-Latn" href="https://a.example/sr/blog/c/"/>',
        '<xhtml:link rel="alternate" hreflang="x-default" href="https://a.example/hr/blog/a&amp;b/"/></url>',
      ].join(""),
    );
  });

  it("says nothing of what is unknown: no date, no version in the default language", () => {
    const [file] = sitemapFiles(
      [page("/de/", { translations: [{ language: "de", path: "/de/" }] })],
      addressOf,
    );
    expect(file?.text).not.toMatch(/lastmod|x-default/);
  });

  it("is an index where the pages are too many for one file", () => {
    const pages = [page("/a/", { changedAt: OLD }), page("/b/", { changedAt: NEW }), page("/c/")];
    const files = sitemapFiles(pages, addressOf, { ...LIMITS, urls: 2 });
    expect(files.map(({ name }) => name)).toEqual([
      "sitemap.xml",
      "sitemap-1.xml",
      "sitemap-2.xml",
    ]);
    expect(files[0]?.text).toContain(
      `<sitemap><loc>https://a.example/sitemap-1.xml</loc><lastmod>${NEW}</lastmod></sitemap>\n<sitemap><loc>https://a.example/sitemap-2.xml</loc></sitemap>`,
    );
    expect(files.slice(1).map(({ text }) => countOf(text, "<url>"))).toEqual([2, 1]);
  });

  it("is an index as well where they are too heavy", () => {
    const pages = [page("/a/"), page("/b/"), page("/c/")];
    const files = sitemapFiles(pages, addressOf, { ...LIMITS, bytes: 100 });
    expect(files.slice(1).map(({ text }) => countOf(text, "<url>"))).toEqual([2, 1]);
  });

  it("keeps to what search engines take: 50,000 addresses and 50 MB in one file", () => {
    const pages = Array.from({ length: 45_001 }, (_, index) => page(`/${index}/`));
    const files = sitemapFiles(pages, addressOf);
    expect(files.slice(1).map(({ text }) => countOf(text, "<url>"))).toEqual([45_000, 1]);
    expect(LIMITS.bytes).toBeLessThan(50_000_000);
  });
});

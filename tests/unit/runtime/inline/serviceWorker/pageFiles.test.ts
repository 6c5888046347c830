import { describe, expect, it } from "vitest";
import {
  buildIn,
  filesIn,
  pageFiles,
} from "../../../../../src/runtime/inline/serviceWorker/pageFiles.ts";

const HASH = "3f2a1b4c5d6e7f809a1b";

describe("what belongs to a page", () => {
  it("is what its HTML names, once, and nothing of other sites", () => {
    const html = `
      <link rel="preload" as="font" href="/region/fonts/figtree-${HASH}.woff2"/>
      <link rel="canonical" href="https://podunavlje.example/region/x-${HASH}.js"/>
      <style>@font-face{src:url(/region/fonts/figtree-${HASH}.woff2)}</style>
      <link rel="preload" as="fetch" href="/region/words/de-${HASH}.json"/>
      <link rel="stylesheet" href="/region/styles.${HASH}.css"/>
      <script data-inline="start" data-build="b1" data-scripts="/region/a-${HASH}.js /region/b-${HASH}.js"></script>
      <a href="/region/de/blog/">Blog</a>`;
    expect(filesIn(html)).toEqual([
      `/region/fonts/figtree-${HASH}.woff2`,
      `/region/words/de-${HASH}.json`,
      `/region/styles.${HASH}.css`,
      `/region/a-${HASH}.js`,
      `/region/b-${HASH}.js`,
    ]);
    expect(buildIn(html)).toBe("b1");
    expect(buildIn("<p>No script</p>")).toBe("");
  });

  it("is each picture in one width, as a phone needs it, in the best format", () => {
    const html = `<source srcSet="/pictures/a-4-400.avif 400w, /pictures/a-4-1088.avif 1088w, /pictures/a-4-1600.avif 1600w"/>
      <source srcSet="/pictures/a-4-400.webp 400w, /pictures/a-4-960.webp 960w"/>
      <img src="/pictures/map-wide-a53b224a9a7b12a1ed8d.svg"/>`;
    const data = `{"srcSet":"/pictures/b-4-400.avif 400w, /pictures/b-4-640.avif 640w","src":"/pictures/c-social-1.jpg"}`;
    expect(pageFiles(html, data, "/")).toEqual([
      "/pictures/a-4-1088.avif",
      "/pictures/map-wide-a53b224a9a7b12a1ed8d.svg",
      "/pictures/b-4-640.avif",
    ]);
  });

  it("is what it fetches by its data, whose addresses have no path prefix", () => {
    const data = `{"catalogue":"/lists/de-catalogue-${HASH}.json"}`;
    expect(pageFiles("", data, "/region/")).toEqual([`/region/lists/de-catalogue-${HASH}.json`]);
  });
});

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { pageStyles, stylesFor } from "../../../src/gatsby/finish/pageStyles.ts";

describe("the styles of a page", () => {
  const forPage = (sheet: string): string => stylesFor(sheet, new Set(["a", "b"]));

  it("are those that can mean something in it", () => {
    expect(forPage(".a{x:1}.c{x:2}.a .c{x:3}.a>.b:hover{x:4}")).toBe(".a{x:1}.a>.b:hover{x:4}");
    expect(forPage(".c,.a,.d .b{x:1}")).toBe(".a{x:1}");
  });

  it("say nothing less about what is no class", () => {
    const sheet = ":root{--x:1}html[data-lost] p,.a[open]::before{x:1}@font-face{x:y}";
    expect(forPage(sheet)).toBe(sheet);
  });

  it("keep what only asks for classes that may be missing", () => {
    const sheet = ".a:not(.c){x:1}.a:has(.c:not(.d))~.b{x:2}:is(.c,.a){x:3}";
    expect(forPage(`${sheet}.c:not(.a){x:4}`)).toBe(sheet);
  });

  it("are for a screen", () => {
    expect(forPage("@media print{.a{x:1}}@media print, screen{.b{x:2}}")).toBe(
      "@media print, screen{.b{x:2}}",
    );
  });

  it("leave no media without rules, and no motion that nobody uses", () => {
    expect(forPage("@media screen{@supports (x:y){.c{x:1}}}@media screen{.b{x:2}}")).toBe(
      "@media screen{.b{x:2}}",
    );
    const sheet = "@keyframes in{0%{x:1}to{x:2}}@keyframes out{to{x:1}}.a{animation:in 1s}";
    expect(forPage(sheet)).toBe("@keyframes in{0%{x:1}to{x:2}}.a{animation:in 1s}");
  });
});

describe("pages of a kind", () => {
  let folder = "";
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "page-styles-"));
    writeFileSync(join(folder, "styles.2.css"), ".a{x:1}.b{x:2}.c{x:3}");
    writeFileSync(join(folder, "map.2.css"), ".m{x:4}.n{x:5}");
    const assets = ["styles.2.css", "list.js"].map((name) => ({ name }));
    const namedChunkGroups = {
      list: { assets },
      home: { assets },
      map: { assets: [...assets, { name: "map.2.css" }] },
    };
    writeFileSync(join(folder, "webpack.stats.json"), JSON.stringify({ namedChunkGroups }));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const FONTS = "<style>@font-face{}</style>";
  const sheet = (name: string): string =>
    `<style data-href="/pre/${name}" data-identity="gatsby-global-css">.a{}</style>`;
  const drawn = (body: string): string => `${sheet("styles.2.css")}${FONTS}<body>${body}</body>`;
  const paper = (name: string): string =>
    `<link rel="stylesheet" media="print" href="/pre/${name}#paper"/>`;
  const finished = (styles: string, body: string, name = "styles.2.css"): string =>
    `<style data-sheet>${styles}</style>${FONTS}<body>${body}<noscript>${paper(name)}</noscript></body>`;

  it("have the same styles, those of all of them", async () => {
    const { look, fill } = await pageStyles(folder, "/pre");
    const one = drawn('<p class="a">');
    const other = drawn('<noscript><p\nclass="x b">');
    look(one, "list");
    look(other, "list");
    look(drawn('<p class="c">'), "home");
    expect(await fill(one, "list")).toBe(finished(".a{x:1}.b{x:2}", '<p class="a">'));
    expect(await fill(other, "list")).toContain(">.a{x:1}.b{x:2}</style>");
    expect(await fill(one, "home")).toContain(">.c{x:3}</style>");
  });

  it("have one element for the sheet of the site and their own, as webpack asks for them", async () => {
    const page = `${sheet("map.2.css")}${drawn('<p class="a m">')}`;
    const { look, fill } = await pageStyles(folder, "/pre");
    look(page, "map");
    const once = await fill(page, "map");
    expect(once).toBe(
      `<style data-sheet>.a{x:1}.m{x:4}</style>${FONTS}<body><p class="a m"><noscript>${paper("styles.2.css")}${paper("map.2.css")}</noscript></body>`,
    );
    expect(await fill(once, "map")).toBe(once);
  });

  it("get the sheets of today, whatever an earlier build left in them", async () => {
    const kept = finished(".b{x:2}", '<p class="c">', "styles.1.css");
    const { look, fill } = await pageStyles(folder, "/pre");
    look(kept, "list");
    const today = await fill(kept, "list");
    expect(today).toBe(finished(".c{x:3}", '<p class="c">'));
    expect(await fill(today, "list")).toBe(today);
    // As they were left when the element named its sheet.
    const named = kept.replace("data-sheet", 'data-sheet="/pre/styles.1.css"');
    expect(await fill(named, "list")).toBe(today);
  });

  it("are refused where webpack does not know what they look like", async () => {
    const { fill } = await pageStyles(folder, "/pre");
    await expect(fill(drawn(""), "nope")).rejects.toThrow('no style sheet of "nope"');
  });

  it("stay as they are where they have no sheet", async () => {
    const { fill } = await pageStyles(folder, "");
    expect(await fill("<style>p{}</style>", "")).toBe("<style>p{}</style>");
  });
});

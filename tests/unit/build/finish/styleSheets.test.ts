import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { styleSheetLinker } from "../../../../src/build/finish/styleSheets.ts";

describe("the sheets of a page", () => {
  let folder = "";
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "page-sheets-"));
    const assets = ["styles.2.css", "list.js"].map((name) => ({ name }));
    const namedChunkGroups = {
      list: { assets },
      map: { assets: [...assets, { name: "map.2.css" }] },
    };
    writeFileSync(join(folder, "webpack.stats.json"), JSON.stringify({ namedChunkGroups }));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const FONTS = "<style>@font-face{}</style>";
  const drawn = (...names: string[]): string => {
    const sheets = names.map(
      (name) =>
        `<style data-href="/pre/${name}" data-identity="gatsby-global-css">@media (width < 9em){.a{x:1}}</style>`,
    );
    return `<head>${sheets.join("")}${FONTS}</head><body></body>`;
  };
  const finished = (...names: string[]): string => {
    const links = names.map(
      (name) => `<link rel="stylesheet" data-stylesheet href="/pre/${name}"/>`,
    );
    return `<head><script data-inline="styleFallback">wait(1<2)</script>${links.join("")}${FONTS}</head><body></body>`;
  };

  it("are links to that of the site and their own, as webpack asks for them", async () => {
    const fill = await styleSheetLinker(folder, "/pre", "wait(1<2)");
    expect(fill(drawn("styles.2.css"), "list")).toBe(finished("styles.2.css"));
    expect(fill(drawn("styles.2.css", "map.2.css"), "map")).toBe(
      finished("styles.2.css", "map.2.css"),
    );
  });

  it("are those of today, whatever an earlier build left", async () => {
    const fill = await styleSheetLinker(folder, "/pre", "wait(1<2)");
    const today = finished("styles.2.css", "map.2.css");
    expect(fill(finished("styles.1.css"), "map")).toBe(today);
    expect(fill(today, "map")).toBe(today);
  });

  it("are refused where webpack does not know them", async () => {
    const fill = await styleSheetLinker(folder, "/pre", "");
    expect(() => fill(drawn("styles.2.css"), "nope")).toThrow('no style sheet of "nope"');
  });

  it("are none where a page has none", async () => {
    const fill = await styleSheetLinker(folder, "", "");
    expect(fill(`${FONTS}<body></body>`, "")).toBe(`${FONTS}<body></body>`);
  });
});

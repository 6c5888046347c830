import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  bookBlockers,
  hasTarget,
  hostingTargets,
} from "../../../scripts/backend/hostingTargets.ts";
import { stage } from "../../../scripts/backend/stage.ts";

describe("what of Hosting is deployed", () => {
  it.each([
    [{}, ["site"]],
    [{ only: "hosting" }, ["site"]],
    [{ only: "hosting:site" }, ["site"]],
    [{ only: "hosting:book" }, ["book"]],
    [{ only: "hosting:site,hosting:book" }, ["site", "book"]],
    [{ only: "firestore,functions" }, []],
    [{ except: "hosting" }, []],
  ])("the book only where it is named: %j", (options, expected) =>
    expect(hostingTargets(options)).toEqual(expected),
  );

  it("knows a target by the project's id or its alias", () => {
    const file = {
      projects: { default: "region" },
      targets: { region: { hosting: { book: ["region-book"] } } },
    };
    expect(hasTarget(file, "book")).toBe(true);
    expect(hasTarget(file, "book", "region")).toBe(true);
    expect(hasTarget(file, "book", "other")).toBe(false);
    expect(hasTarget(file, "site")).toBe(false);
    expect(hasTarget({}, "book")).toBe(false);
  });

  it("refuses a book that is not built, or has no site", () => {
    const ready = { isBuilt: true, isBookNamed: true, isSiteNamed: true };
    expect(bookBlockers(ready)).toEqual([]);
    expect(bookBlockers({ ...ready, isBuilt: false })).toEqual([
      expect.stringContaining("npm run storybook:build"),
    ]);
    expect(bookBlockers({ ...ready, isBookNamed: false })).toEqual([
      expect.stringContaining("target:apply hosting book"),
    ]);
    expect(bookBlockers({ ...ready, isSiteNamed: false })).toHaveLength(1);
  });
});

describe("the files that Firebase's tools get", () => {
  let folder = "";
  let site = "";

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "stage-"));
    site = join(folder, "built");
    mkdirSync(site);
    writeFileSync(join(site, "index.html"), "text");
  });

  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const staged = (parts: Parameters<typeof stage>[1]) => {
    stage(join(folder, "stage"), parts);
    expect(
      readFileSync(join(folder, "stage", parts.site ? "public" : "book", "index.html"), "utf8"),
    ).toBe("text");
    return JSON.parse(readFileSync(join(folder, "stage/firebase.json"), "utf8")).hosting;
  };

  it("name no target where the project has one site", () => {
    const hosting = staged({ site });
    expect(hosting).toMatchObject({ public: "public", cleanUrls: true });
    expect(hosting).not.toHaveProperty("target");
  });

  it("have the book alone, which frames its own stories and is in no search", () => {
    const hosting = staged({ book: site });
    expect(hosting).toMatchObject({ target: "book", public: "book" });
    expect(hosting.headers[0].headers).toEqual(
      expect.arrayContaining([
        { key: "x-frame-options", value: "SAMEORIGIN" },
        { key: "x-robots-tag", value: "noindex" },
      ]),
    );
    // The address of a story has a query that a redirect must not touch.
    expect(hosting).not.toHaveProperty("cleanUrls");
  });

  it("have both, each with its target", () => {
    const hosting = staged({ site, isSiteNamed: true, book: site });
    expect(hosting.map(({ target }: { target: string }) => target)).toEqual(["site", "book"]);
  });
});

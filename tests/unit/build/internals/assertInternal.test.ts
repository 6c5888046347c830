import { readFileSync } from "node:fs";
import { afterEach, describe, expect, it, vi } from "vitest";
import { stubModules } from "../../../../src/build/internals/aliases.ts";
import { assertInternal, KNOWN_GATSBY } from "../../../../src/build/internals/assertInternal.ts";
import { compileWithEsbuild } from "../../../../src/build/internals/fastBuild.ts";
import { minifyForModernBrowsers } from "../../../../src/build/internals/minify.ts";
import { patch } from "../../../../src/build/internals/patchGatsby.ts";
import { runQueriesSingleThreaded } from "../../../../src/build/internals/singleThreadedQueries.ts";
import { reduceChunks, splitStyles } from "../../../../src/build/internals/splitting.ts";
import { stableHash } from "../../../../src/build/internals/stableHash.ts";

const FOLDER = "src/build/internals";

/** Each trick where a Gatsby to come has nothing for it to take hold of. */
const TRICKS: Record<string, () => void> = {
  "splitting.ts": () => {
    expect(() => reduceChunks({})).toThrow("optimization.runtimeChunk");
    const splitChunks = { cacheGroups: { styles: {} } };
    expect(() => reduceChunks({ runtimeChunk: {}, splitChunks })).toThrow("cacheGroups.commons");
    splitStyles(false);
  },
  "minify.ts": () => minifyForModernBrowsers([]),
  "aliases.ts": () => stubModules({ alias: {} }),
  "fastBuild.ts": () => compileWithEsbuild({}),
  "singleThreadedQueries.ts": () => runQueriesSingleThreaded(""),
  "patches/": () => void patch("navigation.js", "export const other = 1"),
  "stableHash.ts": () =>
    stableHash.apply({ hooks: { afterEmit: { tap: (_, work) => work({ assets: {} }) } } }),
};

const version = (file: string): string => JSON.parse(readFileSync(file, "utf8")).version;

afterEach(() => vi.unstubAllEnvs());

describe("what relies on Gatsby's insides", () => {
  it("knows the version that is installed", () => {
    expect(version("node_modules/gatsby/package.json")).toBe(KNOWN_GATSBY);
  });

  it.each(Object.entries(TRICKS))("stops the build where %s finds nothing", (file, take) => {
    expect(take).toThrow(`where ${FOLDER}/${file} changes it: compare with Gatsby ${KNOWN_GATSBY}`);
  });

  it("lets a trick go on where all is as it was", () => {
    expect(assertInternal("", "word", "some.ts")).toBe("");
  });

  it("has Gatsby run the queries as on a single processor", () => {
    vi.stubEnv("GATSBY_CPU_COUNT", "3");
    runQueriesSingleThreaded();
    expect(process.env.GATSBY_CPU_COUNT).toBe("1");
  });

  it("finds what a page asks of Gatsby's loader while it runs", () => {
    const app = readFileSync("node_modules/gatsby/cache-dir/production-app.js", "utf8");
    const loader = readFileSync("node_modules/gatsby/cache-dir/loader.js", "utf8");
    expect(app).toContain("window.___loader = publicLoader");
    expect(loader).toContain("hovering: rawPath =>");
  });
});

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { patch } from "../../../../src/build/internals/patchGatsby.ts";

const FILES = [
  "navigation.js",
  "find-path.js",
  "loader.js",
  "production-app.js",
  "static-entry.js",
];
const gatsbys = (file: string): string =>
  readFileSync(`node_modules/gatsby/cache-dir/${file}`, "utf8");

it("leaves the announcement of a page to us, and a full load its whole address", () => {
  const patched = patch("navigation.js", gatsbys("navigation.js"));
  expect(patched).not.toContain("Navigated to");
  expect(patched).toContain("const newAnnouncement = window.announcementOf(pageName)");
  expect(patched.match(/window\.location = pathname \+ search \+ hash/g)).toHaveLength(3);
});

it("takes a wildcard only where there is no page", () => {
  const paths = patch("find-path.js", gatsbys("find-path.js"));
  expect(paths).not.toContain("let foundPath = findMatchPath(trimmedPathname)");
  const loader = patch("loader.js", gatsbys("loader.js"));
  expect(loader).toContain("pagePath: findMatchPath(pagePath) ?? `/404.html`");
});

describe.each(FILES)("%s", (file) => {
  it("is not changed a second time", () => {
    const patched = patch(file, gatsbys(file));
    expect(patched).not.toBe(gatsbys(file));
    expect(patch(file, patched)).toBe(patched);
  });

  it("stops the build when Gatsby has changed it", () => {
    expect(() => patch(file, "export const other = 1")).toThrow(file);
  });
});

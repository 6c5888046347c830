import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { patch } from "../../../src/gatsby/patchNavigation.ts";

const GATSBYS = readFileSync("node_modules/gatsby/cache-dir/navigation.js", "utf8");

it("leaves the announcement of a page to us, and a full load its whole address", () => {
  const patched = patch(GATSBYS);
  expect(patched).not.toContain("Navigated to");
  expect(patched).toContain("const newAnnouncement = window.sayNavigated(pageName)");
  expect(patched.match(/window\.location = pathname \+ search \+ hash/g)).toHaveLength(3);
});

it("does not change a second time what it has changed", () => {
  const patched = patch(GATSBYS);
  expect(patch(patched)).toBe(patched);
});

it("stops the build when Gatsby's part has changed", () => {
  expect(() => patch(GATSBYS.replace("Navigated to", "Went to"))).toThrow(/Navigated to/);
});

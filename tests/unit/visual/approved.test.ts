import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { APPROVED, pageFile, storyFile } from "../../visual/approved.ts";

const MEGABYTE = 1_000_000;

test("keeps the approved pictures small enough to be cloned", () => {
  const files = existsSync(APPROVED) ? readdirSync(APPROVED) : [];
  const size = files.reduce((sum, file) => sum + statSync(join(APPROVED, file)).size, 0);
  expect(size).toBeLessThan(10 * MEGABYTE);
});

test("tells from its name what a picture shows", () => {
  expect(storyFile("components-card--default")).toBe("components-card--default.png");
  expect(pageFile("blog", "hr-320")).toBe("page-blog-hr-320.png");
});

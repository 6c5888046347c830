import { expect, test } from "vitest";
import { pageFile, storyFile } from "../../visual/approved.ts";

test("tells from its name what a picture shows", () => {
  expect(storyFile("components-card--default")).toBe("components-card--default.png");
  expect(pageFile("blog", "hr-320")).toBe("page-blog-hr-320.png");
});

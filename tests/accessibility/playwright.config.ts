import { defineConfig } from "@playwright/test";
import { NARROW_AND_WIDE } from "../../playwright.config.ts";
import { seconds, suite } from "../playwright.ts";

const common = suite("accessibility");

/**
 * The same browsers and languages, looking for barriers in the finished build. ALL=1 takes every
 * page of sitemap.xml instead of one of each kind.
 */
export default defineConfig({
  ...common,
  testDir: ".",
  testMatch: "**/*.spec.ts",
  projects: NARROW_AND_WIDE,
  // Most tests open several pages.
  timeout: seconds(120),
  expect: {
    ...common.expect,
    toMatchAriaSnapshot: {
      pathTemplate: "{testDir}/snapshots/{arg}-{projectName}{ext}",
      children: "equal",
    },
  },
  // The checkers run in the page, whose policy refuses other scripts.
  use: { ...common.use, bypassCSP: true },
});

import { defineConfig } from "@playwright/test";
import { NARROW_AND_WIDE } from "../../playwright.config.ts";
import { seconds, suite } from "../playwright.ts";

const common = suite("accessibility");

/**
 * The same browsers and languages, looking for barriers in the finished build. With ALL=1 every
 * page that search engines are told of is looked at, otherwise one of each kind.
 */
export default defineConfig({
  ...common,
  testDir: ".",
  testMatch: "**/*.spec.ts",
  projects: NARROW_AND_WIDE,
  // Most go through several pages.
  timeout: seconds(120),
  expect: {
    ...common.expect,
    toMatchAriaSnapshot: {
      pathTemplate: "{testDir}/snapshots/{arg}-{projectName}{ext}",
      children: "equal",
    },
  },
  // The programs that look for barriers run within the page, which lets no strange script in.
  use: { ...common.use, bypassCSP: true },
});

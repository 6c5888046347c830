import { defineConfig } from "@playwright/test";
import house, { NARROW_AND_WIDE } from "../../playwright.config.ts";

const PORT = process.env.ACCESSIBILITY_PORT ?? "9363";
const OTHER_SITE = process.env.ACCESSIBILITY_URL;

/**
 * The same browsers and languages, looking for barriers in the finished build. With ALL=1 every
 * page that search engines are told of is looked at, otherwise one of each kind.
 */
export default defineConfig({
  ...house,
  testDir: ".",
  testMatch: "**/*.spec.ts",
  projects: NARROW_AND_WIDE,
  expect: {
    ...house.expect,
    toMatchAriaSnapshot: {
      pathTemplate: "{testDir}/snapshots/{arg}-{projectName}{ext}",
      children: "equal",
    },
  },
  use: {
    ...house.use,
    baseURL: OTHER_SITE ?? `http://localhost:${PORT}`,
    // The programs that look for barriers run within the page, which lets no strange script in.
    bypassCSP: true,
  },
  webServer: OTHER_SITE
    ? undefined
    : {
        command: `node --import tsx tests/server.ts --port ${PORT}`,
        cwd: "../..",
        url: `http://localhost:${PORT}/hr/`,
        timeout: 900_000,
        stdout: "ignore",
      },
});

import { defineConfig } from "@playwright/test";
import { NARROW_AND_WIDE } from "../../playwright.config.ts";
import { SITE, startServer, suite } from "../playwright.ts";

const SERVICE = /, its service at http:\/\/127\.0\.0\.1:(?<test_service_port>\d+)/;

const common = suite("live");

/** The same browsers and languages, against a site that asks its content service for what is new. */
export default defineConfig({
  ...common,
  testDir: ".",
  testMatch: "**/*.spec.ts",
  projects: NARROW_AND_WIDE,
  // Whatever BASE_URL says: what is tested is what lies between this site and its service.
  use: { ...common.use, baseURL: `http://localhost:${process.env.TEST_PORT}` },
  globalSetup: undefined,
  webServer: startServer("live/server.ts", new RegExp(`${SITE.source}/${SERVICE.source}`)),
});

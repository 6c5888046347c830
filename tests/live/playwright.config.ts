import { defineConfig } from "@playwright/test";
import { NARROW_AND_WIDE } from "../../playwright.config.ts";
import { SITE_READY, startServer, suite } from "../playwright.ts";

const SERVICE = /, its service at http:\/\/127\.0\.0\.1:(?<test_service_port>\d+)/;

const common = suite("live");

/** The same browsers and languages, against a site that looks up new documents. */
export default defineConfig({
  ...common,
  testDir: ".",
  testMatch: "**/*.spec.ts",
  projects: NARROW_AND_WIDE,
  // Not BASE_URL: these tests need this site together with its service.
  use: { ...common.use, baseURL: `http://localhost:${process.env.TEST_PORT}` },
  globalSetup: undefined,
  webServer: startServer("live/server.ts", new RegExp(`${SITE_READY.source}/${SERVICE.source}`)),
});

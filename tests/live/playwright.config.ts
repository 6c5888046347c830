import { defineConfig } from "@playwright/test";
import house, { NARROW_AND_WIDE } from "../../playwright.config.ts";
import { SITE_PORT } from "./addresses.ts";

/** The same browsers and languages, against a site that asks its content service for what is new. */
export default defineConfig({
  ...house,
  testDir: ".",
  testMatch: "**/*.spec.ts",
  projects: NARROW_AND_WIDE,
  use: { ...house.use, baseURL: `http://localhost:${SITE_PORT}` },
  webServer: {
    command: "node --import tsx tests/live/server.ts",
    cwd: "../..",
    url: `http://localhost:${SITE_PORT}/hr/`,
    timeout: 900_000,
    stdout: "ignore",
    // The emulators end what they have started.
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
  },
});

import { resolve } from "node:path";
import { defineConfig } from "@playwright/test";
import { SITE_READY, startServer, suite } from "../playwright.ts";

const common = suite("chromatic");

/** Opens every kind of page in every mode and archives it for Chromatic. */
export default defineConfig({
  ...common,
  testDir: ".",
  testMatch: "*.spec.ts",
  // Chromatic's archives are written there, too.
  outputDir: resolve(process.env.CHROMATIC_ARCHIVE_LOCATION ?? ".build/chromatic"),
  use: { ...common.use, trace: "off", contextOptions: { reducedMotion: "reduce" } },
  // The site that scripts/tests/chromatic.ts has built.
  webServer: startServer("server.ts public", SITE_READY),
});

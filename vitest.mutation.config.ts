import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vitest/config";

// What Stryker runs (stryker.config.json): the unit tests of the modules that it changes, and
// neither builds nor browsers.
export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  test: {
    name: "mutation",
    include: [
      "tests/unit/{inquiries,documents,lists,seo,search,features,functions,i18n}/**/*.test.ts",
    ],
    exclude: [
      "tests/unit/search/{entries,languages,siteSearch,words}.test.ts",
      "tests/unit/documents/load/service/**",
    ],
    environment: "node",
    // A machine with other work to do may stand still for a while; Stryker itself ends what hangs.
    testTimeout: 30_000,
  },
});

import { test } from "@chromatic-com/playwright";
import { PICTURED_MODES } from "../../.storybook/modes.ts";
import { LANGUAGE_TABLE } from "../../src/i18n/languages.ts";
import { HEIGHT } from "../visual/modes.ts";
import { PAGE_KINDS } from "../visual/pages.ts";
import { openPage } from "../visual/site.ts";

for (const [name, { language, viewport, theme }] of Object.entries(PICTURED_MODES)) {
  test.describe(name, () => {
    test.use({
      viewport: { width: viewport, height: HEIGHT },
      locale: LANGUAGE_TABLE[language].locale,
      colorScheme: theme === "evening" ? "dark" : "light",
    });
    for (const kind of PAGE_KINDS) {
      // Chromatic archives the page at the end of the test.
      test(`shows the page ${kind.name} in ${name}`, async ({ page }) => {
        await openPage(page, kind, language);
      });
    }
  });
}

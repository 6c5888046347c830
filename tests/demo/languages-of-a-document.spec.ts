import { LANGUAGE_TABLE } from "../../src/i18n/languages.ts";
import { expect, openLanguages, test } from "../e2e/site.ts";
import { NOT_THE_DEMO } from "./demo.ts";

test.skip(NOT_THE_DEMO !== "", NOT_THE_DEMO);

test("leads to the sibling under its own name", { tag: "@languages" }, async ({
  page,
  language,
}) => {
  await page.goto("/hr/destinations/petrovaradin/");
  const uid = language === "de" ? "peterwardein" : "petrovaradin";
  const menu = await openLanguages(page, "Jezik stranice");
  await menu.getByRole("link", { name: LANGUAGE_TABLE[language].name }).click();
  await expect(page).toHaveURL(new RegExp(`/${language}/destinations/${uid}/$`));
});

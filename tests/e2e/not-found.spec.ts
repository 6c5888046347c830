import { LANGUAGE_TABLE, LANGUAGES } from "../../src/i18n/languages.ts";
import { expect, routePath, test } from "./site.ts";

for (const path of [
  "nope",
  "nope/deeper/",
  "blog/no-such-story/",
  "destinations/x/",
  "program/x/y/",
]) {
  test(`says in the visitor's language that "${path}" is not there`, async ({
    page,
    language,
    words,
  }) => {
    const response = await page.goto(`/${language}/${path}?a=1#b`);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      words["not-found.title"] ?? "?",
    );
    await expect(page.getByText(words["not-found.paragraph-one"] ?? "?")).toBeVisible();
    await expect(page.getByText(words["not-found.paragraph-two"] ?? "?")).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", LANGUAGE_TABLE[language].htmlLang);
    await expect(page).toHaveURL(/\?a=1#b$/);
    await page.getByRole("link", { name: words["not-found.home-page"] }).click();
    await expect(page).toHaveURL(new RegExp(`${routePath("home", language)}$`));
  });
}

test("shows nothing of the list of languages on the way to an unknown page", async ({
  page,
  language,
}) => {
  // The script is held back: what stands in 404.html must not be seen meanwhile.
  await page.route("**/app-*.js", () => {});
  await page.goto(`/${language}/nope/`, { waitUntil: "commit" });
  await page.locator("body").waitFor({ state: "attached" });
  await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
  // It is not hidden for ever, should the script not come.
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible({ timeout: 6000 });
});

for (const path of ["/", "/blog/", "/no/such/page"]) {
  test(`offers the four languages at ${path}`, async ({ page }) => {
    await page.goto(path);
    for (const language of LANGUAGES) {
      const link = page.getByRole("link", { name: LANGUAGE_TABLE[language].name });
      await expect(link).toHaveAttribute("href", routePath("home", language));
    }
  });
}

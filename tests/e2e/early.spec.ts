import type { Page } from "@playwright/test";
import { someChoice } from "./choices.ts";
import { someDocument, someProgramWithPictures } from "./documents.ts";
import { expect, field, routePath, test, untilHydrated } from "./site.ts";

/** Holds the app back until the visitor has acted. */
async function holdBack(page: Page): Promise<() => void> {
  let release = (): void => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route("**/app-*.js", async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** The page is there to be looked at and pressed, and no more. */
async function see(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: "commit" });
  await page.waitForFunction(() => "___start" in window);
}

test("keeps a box that was ticked before the page listens", async ({ page, language }) => {
  const { name, value } = await someChoice(page, language, "type");
  const release = await holdBack(page);
  await see(page, routePath("programs", language));
  const box = page.getByRole("checkbox", { name });
  await box.check();
  release();
  await untilHydrated(page);
  await expect(page).toHaveURL(new RegExp(`\\?type=${value}$`));
  await expect(box).toBeChecked();
});

test("keeps the month that was chosen before the page listens", async ({
  page,
  language,
  words,
}) => {
  const { value } = await someChoice(page, language, "month");
  const release = await holdBack(page);
  await see(page, routePath("programs", language));
  const month = page.getByRole("combobox", { name: words["months.label"] });
  await month.selectOption(value);
  release();
  await expect(page).toHaveURL(new RegExp(`\\?month=${value}$`));
  await expect(month).toHaveValue(value);
});

test("chooses the category that was pressed before the page listens", async ({
  page,
  language,
}) => {
  const { name, value } = await someChoice(page, language, "category");
  const release = await holdBack(page);
  await see(page, routePath("blog", language));
  const topic = page.getByRole("button", { name });
  await topic.click();
  release();
  await expect(page).toHaveURL(new RegExp(`\\?category=${value}$`));
  await expect(topic).toHaveAttribute("aria-pressed", "true");
});

test("keeps the menu that was opened before the page listens", { tag: "@narrow" }, async ({
  page,
  language,
  words,
}) => {
  const release = await holdBack(page);
  await see(page, routePath("home", language));
  await page.locator("header summary", { hasText: words["nav.menu"] }).click();
  const navigation = page.getByRole("navigation", { name: words["nav.label"], exact: true });
  await expect(navigation).toBeVisible();
  release();
  await untilHydrated(page);
  await expect(navigation).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(navigation).toBeHidden();
});

test("sends what was typed and sent before the page listens", async ({ page, language, words }) => {
  const release = await holdBack(page);
  await see(page, routePath("contact", language));
  await field(page, words["form.name"] ?? "?").fill("Ana");
  await field(page, words["form.email"] ?? "?").fill("ana@primjer.hr");
  await field(page, words["form.message"] ?? "?").fill("Ima li mjesta?");
  await page.locator("#ask button[type=submit]").click();
  release();
  await expect(page.getByRole("heading", { name: words["form.mail.title"] })).toBeVisible();
  await expect(page.locator("#ask")).toContainText("Ima li mjesta?");
});

test("searches for what was typed before the page listens", async ({ page, language }) => {
  const { title } = someDocument(language);
  const release = await holdBack(page);
  await see(page, `/${language}/search/`);
  await page.getByRole("main").getByRole("searchbox").fill(title);
  release();
  await expect(page.getByRole("main").getByRole("article").first()).toContainText(title);
});

test("opens the picture that was tapped before the page listens", async ({
  page,
  language,
  words,
}) => {
  const { path } = someProgramWithPictures(language);
  const release = await holdBack(page);
  await see(page, path);
  const pictures = page.getByRole("region", { name: words["program.pictures"] });
  await pictures.getByRole("link").nth(1).click();
  release();
  await expect(page.getByRole("dialog", { name: words["program.pictures"] })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
});

test("takes the address's choice and the preference along to a language chosen early", async ({
  page,
  language,
  words,
}) => {
  const release = await holdBack(page);
  const other = language === "en" ? "de" : "en";
  await see(page, `${routePath("programs", language)}?type=nature`);
  await page.locator("header summary", { hasText: words["language.label"] }).click();
  await page.locator(`header a[href^="/${other}/"]`).click();
  release();
  await expect(page).toHaveURL(`${routePath("programs", other)}?type=nature`);
  expect(await page.evaluate(() => localStorage.getItem("language"))).toBe(other);
});

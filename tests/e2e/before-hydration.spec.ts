import type { Page } from "@playwright/test";
import { INQUIRY_ID } from "../../src/runtime/pageState.ts";
import type {} from "../../src/runtime/replayEvents.ts";
import { someChoice } from "./choices.ts";
import { someDocument, someProgramWithPictures } from "./documents.ts";
import { filterOpener } from "./lists.ts";
import { expect, field, routePath, test, unfoldForm, untilHydrated } from "./site.ts";

/** Delays the app's scripts until the visitor has acted. */
async function delayApp(page: Page): Promise<() => void> {
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

/** Opens a page that is rendered but not hydrated. */
async function openUnhydrated(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: "commit" });
  await page.waitForFunction(() => "___start" in window);
}

test("keeps a box that was ticked before the page listens", { tag: "@wide" }, async ({
  page,
  language,
}) => {
  const { name, value } = await someChoice(page, language, "type");
  const release = await delayApp(page);
  await openUnhydrated(page, routePath("programs", language));
  const box = page.getByRole("checkbox", { name });
  await box.check();
  release();
  await untilHydrated(page);
  await expect(page).toHaveURL(new RegExp(`\\?type=${value}$`));
  await expect(box).toBeChecked();
});

test("keeps the month that was chosen before the page listens", { tag: "@wide" }, async ({
  page,
  language,
  words,
}) => {
  const { value } = await someChoice(page, language, "month");
  const release = await delayApp(page);
  await openUnhydrated(page, routePath("programs", language));
  const month = page.getByRole("combobox", { name: words["months.label"] });
  await month.selectOption(value);
  release();
  await expect(page).toHaveURL(new RegExp(`\\?month=${value}$`));
  await expect(month).toHaveValue(value);
});

test("filters by a month that was chosen before any script of the page had come", {
  tag: "@wide",
}, async ({ page, language, words }) => {
  const { value } = await someChoice(page, language, "month");
  // Without events: as when a busy browser lets a visitor choose before any script has run.
  await page.addInitScript(
    ({ label, month }) => {
      const watcher = new MutationObserver(() => {
        const menus = [...document.querySelectorAll("select")];
        const menu = menus.find(({ labels }) => labels[0]?.textContent === label);
        if (!menu || menu.options.length < 13) return;
        watcher.disconnect();
        menu.value = month;
      });
      watcher.observe(document, { childList: true, subtree: true });
    },
    { label: words["months.label"], month: value },
  );
  await page.goto(routePath("programs", language));
  await expect(page).toHaveURL(new RegExp(`\\?month=${value}$`));
  await expect(page.getByRole("combobox", { name: words["months.label"] })).toHaveValue(value);
});

/** While React hydrates: after hydration has started and before it has finished. */
test("counts what is ticked and chosen during hydration", { tag: "@wide" }, async ({
  page,
  language,
  words,
}) => {
  const month = await someChoice(page, language, "month");
  const type = await someChoice(page, language, "type");
  await page.addInitScript(
    ({ label, value, box }) => {
      const act = (): void => {
        const menus = [...document.querySelectorAll("select")];
        const menu = menus.find(({ labels }) => labels[0]?.textContent === label);
        if (menu) menu.value = value;
        menu?.dispatchEvent(new Event("input", { bubbles: true }));
        menu?.dispatchEvent(new Event("change", { bubbles: true }));
        document.querySelector<HTMLInputElement>(`input[name="${box}" i]`)?.click();
      };
      document.addEventListener("DOMContentLoaded", () => {
        const start = window.___start;
        if (!start) return;
        const take = start.take;
        start.take = () => {
          setTimeout(act);
          return take();
        };
      });
    },
    { label: words["months.label"], value: month.value, box: type.value },
  );
  await page.goto(routePath("programs", language));
  await expect(page).toHaveURL(new RegExp(`month=${month.value}`));
  await expect(page).toHaveURL(new RegExp(`type=${type.value}`));
});

test("chooses the category that was pressed before the page listens", { tag: "@wide" }, async ({
  page,
  language,
}) => {
  const { name, value } = await someChoice(page, language, "category");
  const release = await delayApp(page);
  await openUnhydrated(page, routePath("blog", language));
  const topic = page.getByRole("button", { name });
  await topic.click();
  release();
  await expect(page).toHaveURL(new RegExp(`\\?category=${value}$`));
  await expect(topic).toHaveAttribute("aria-pressed", "true");
});

test("opens the filters that were asked for before the page listens", { tag: "@narrow" }, async ({
  page,
  language,
  words,
}) => {
  const release = await delayApp(page);
  await openUnhydrated(page, routePath("programs", language));
  await filterOpener(page, words).click();
  release();
  await expect(page.getByRole("dialog").getByRole("checkbox").first()).toBeVisible();
});

test("keeps the menu that was opened before the page listens", { tag: "@narrow" }, async ({
  page,
  language,
  words,
}) => {
  const release = await delayApp(page);
  await openUnhydrated(page, routePath("home", language));
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
  const release = await delayApp(page);
  await openUnhydrated(page, routePath("contact", language));
  await unfoldForm(page);
  await field(page, words["form.name"] ?? "?").fill("Ana");
  await field(page, words["form.email"] ?? "?").fill("ana@primjer.hr");
  await field(page, words["form.message"] ?? "?").fill("Ima li mjesta?");
  await page.locator(`#${INQUIRY_ID} button[type=submit]`).click();
  release();
  await expect(page.getByRole("heading", { name: words["form.mail.title"] })).toBeVisible();
  await expect(page.locator(`#${INQUIRY_ID}`)).toContainText("Ima li mjesta?");
});

test("searches for what was typed before the page listens", async ({ page, language }) => {
  const { title } = someDocument(language);
  const release = await delayApp(page);
  await openUnhydrated(page, `/${language}/search/`);
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
  const release = await delayApp(page);
  await openUnhydrated(page, path);
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
  const release = await delayApp(page);
  const other = language === "en" ? "de" : "en";
  await openUnhydrated(page, `${routePath("programs", language)}?type=nature`);
  await page.locator("header summary", { hasText: words["language.label"] }).click();
  await page.locator(`header a[href^="/${other}/"]`).click();
  release();
  await expect(page).toHaveURL(`${routePath("programs", other)}?type=nature`);
  expect(await page.evaluate(() => localStorage.getItem("language"))).toBe(other);
});

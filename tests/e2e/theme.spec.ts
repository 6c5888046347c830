import type { Page } from "@playwright/test";
import { BROWSER_COLOUR, EVENING_BROWSER_COLOUR } from "../../src/theme/browserColour.ts";
import { expect, routePath, test, untilHydrated, type Words } from "./site.ts";

/** The colour of the page, "rgb(251, 245, 230)", as "#fbf5e6" */
const groundOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const parts = getComputedStyle(document.body).backgroundColor.match(/\d+/g) ?? [];
    return `#${parts.map((part) => Number(part).toString(16).padStart(2, "0")).join("")}`;
  });

/** The colour that the browser takes for its toolbar. */
const toolbarOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')]
      .filter(({ media }) => matchMedia(media).matches)
      .map(({ content }) => content),
  );

const choose = async (
  page: Page,
  words: Words,
  key: "theme.day" | "theme.evening" | "theme.device",
) => {
  await untilHydrated(page);
  await page.getByRole("group", { name: words["theme.label"] }).getByLabel(words[key]).check();
};

test("is by day or in the evening as the device", async ({ page, language }) => {
  await page.goto(routePath("home", language));
  expect(await groundOf(page)).toBe(BROWSER_COLOUR);
  expect(await toolbarOf(page)).toEqual([BROWSER_COLOUR]);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await groundOf(page)).toBe(EVENING_BROWSER_COLOUR);
  expect(await toolbarOf(page)).toEqual([EVENING_BROWSER_COLOUR]);
  await page.emulateMedia({ colorScheme: "dark", media: "print" });
  expect(await groundOf(page)).not.toBe(EVENING_BROWSER_COLOUR);
});

test.describe("while scripts do not come", () => {
  test.use({ tolerated: /ERR_FAILED/ });

  test("keeps the chosen theme, before the first paint of every page", async ({
    page,
    language,
    words,
  }) => {
    await page.goto(routePath("contact", language));
    await choose(page, words, "theme.evening");
    expect(await groundOf(page)).toBe(EVENING_BROWSER_COLOUR);
    expect(await toolbarOf(page)).toEqual([EVENING_BROWSER_COLOUR]);
    // Nothing but the HTML: the theme does not wait for a script of its own.
    await page.route(/\.js$/, (route) => route.abort());
    await page.goto(routePath("about", language), { waitUntil: "commit" });
    await page.locator("h1").waitFor();
    expect(await groundOf(page)).toBe(EVENING_BROWSER_COLOUR);
    await page.unroute(/\.js$/);
    await page.goto(routePath("contact", language));
    await expect(page.getByLabel(words["theme.evening"])).toBeChecked();
    await choose(page, words, "theme.device");
    expect(await groundOf(page)).toBe(BROWSER_COLOUR);
    expect(await page.evaluate(() => localStorage.getItem("theme"))).toBeNull();
  });
});

test("keeps maps by day in the evening", async ({ page, language }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto(routePath("map", language));
  const name = page.locator("[data-theme=day] a").first();
  const [light, dark] = await Promise.all([
    name.evaluate((element) => getComputedStyle(element).color),
    page.locator("h1").evaluate((element) => getComputedStyle(element).color),
  ]);
  expect(light).not.toBe(dark);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false, colorScheme: "dark" });

  test("is as the device, and offers no choice", async ({ page, language, words }) => {
    await page.goto(routePath("home", language));
    await expect(page.locator("body")).toHaveCSS("color-scheme", "dark");
    await expect(page.getByText(words["theme.label"], { exact: true })).toBeHidden();
  });
});

import type { Locator, Page } from "@playwright/test";
import {
  expect,
  menuOpener,
  openLanguages,
  openNavigation,
  routePath,
  test,
  untilHydrated,
} from "./site.ts";

test("shows what there is to choose from on a wide screen, and all pages behind a menu on others", {
  tag: ["@widths", "@smoke"],
}, async ({ page, language, words }) => {
  await page.goto(routePath("about", language));
  const isWide = (page.viewportSize()?.width ?? 0) >= 1024;
  const banner = page.getByRole("banner");
  const plan = banner.getByRole("link", { name: words["nav.plan"] });
  const contact = banner.getByRole("link", { name: words["nav.contact"] });
  await expect(plan).toBeVisible({ visible: isWide });
  await expect(contact).toBeHidden();
  await expect(menuOpener(page, words)).toBeVisible({ visible: !isWide });
  if (!isWide) {
    await openNavigation(page, words);
    await expect(plan).toBeVisible();
    await expect(contact).toBeVisible();
  }
  const foot = page.getByRole("contentinfo");
  await expect(foot.getByRole("link", { name: words["nav.contact"], exact: true })).toBeVisible();
});

/** Delays the scripts until the returned function is called. */
async function delayScripts(page: Page): Promise<() => void> {
  let release = (): void => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route("**/*.js", async (route) => {
    await held;
    await route.continue();
  });
  return () => release();
}

test("opens what is pressed before the scripts have come, and closes it when they have", {
  tag: "@widths",
}, async ({ page, language, words }) => {
  const release = await delayScripts(page);
  const path = routePath("about", language);
  const opened: [string, Locator][] = [
    [words["search.site"] ?? "?", page.getByRole("searchbox")],
    [
      words["language.label"] ?? "?",
      page.getByRole("banner").getByRole("link", { name: "Deutsch", exact: true }),
    ],
  ];
  if ((page.viewportSize()?.width ?? 0) < 1024) {
    const about = page.getByRole("banner").getByRole("link", { name: words["nav.about"] });
    opened.push([words["nav.menu"] ?? "?", about]);
  }
  await page.goto(path, { waitUntil: "commit" });
  for (const [name, content] of opened.slice(0, -1)) {
    const opener = page.getByRole("banner").locator("summary", { hasText: name });
    await opener.click();
    await expect(content).toBeVisible();
    await opener.click();
    await expect(content).toBeHidden();
  }
  const [name, content] = opened.at(-1) ?? ["?", page.locator("main")];
  const opener = page.getByRole("banner").locator("summary", { hasText: name });
  await opener.click();
  await expect(content).toBeVisible();
  release();
  await untilHydrated(page);
  await expect(content).toBeVisible();
  await opener.focus();
  await page.keyboard.press("Escape");
  await expect(content).toBeHidden();
  await expect(opener).toBeFocused();
});

test("closes the menu when the visitor presses elsewhere, leaves it or has gone on", {
  tag: "@narrow",
}, async ({ page, language, words }) => {
  await page.goto(routePath("about", language));
  const navigation = await openNavigation(page, words);
  await expect(navigation).toBeVisible();
  await openLanguages(page, words["language.label"] ?? "?");
  await expect(navigation).toBeHidden();
  await page.keyboard.press("Escape");

  await openNavigation(page, words);
  await navigation.getByRole("link").last().focus();
  await page.keyboard.press("Tab");
  await expect(navigation).toBeHidden();

  await openNavigation(page, words);
  await navigation.getByRole("link", { name: words["nav.contact"], exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words["contact.title"] ?? "?");
  await expect(navigation).toBeHidden();
});

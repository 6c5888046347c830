import { expect } from "vitest";
import { DEFAULT_LANGUAGE, LANGUAGE_TABLE, LANGUAGES } from "../../../src/i18n/languages.ts";
import { routePath } from "../../../src/i18n/routes.ts";
import { markdownTitle } from "../../markdownPages.ts";
import type { Page } from "./page.ts";
import { inEveryBrowser } from "./scenarios.ts";

const MENU = "header summary";
const LINKS = "header nav a";

/** A document that is loaded anew lacks the mark. */
const mark = (page: Page) => page.evaluate(() => void document.body.setAttribute("data-same", ""));
const isSame = (page: Page) => page.evaluate(() => document.body.hasAttribute("data-same"));

inEveryBrowser(({ test, language, t }) => {
  const contact = routePath("contact", language);
  const plan = markdownTitle("plan", language);

  test("changes the language, stays on the page and keeps the choice", async ({ page }) => {
    // Neither the default nor the browser's, which lead to their language without a choice.
    const other =
      LANGUAGES.find((one) => ![language, DEFAULT_LANGUAGE, "en"].includes(one)) ?? "en";
    await page.visit(`${contact}?a=1`);
    await page.click(MENU, t("language.label"));
    await page.click(LINKS, LANGUAGE_TABLE[other].name);
    await expect.poll(() => page.url()).toBe(`${routePath("contact", other)}?a=1`);
    await page.untilHydrated();
    expect(await page.attribute("html", "lang")).toBe(LANGUAGE_TABLE[other].htmlLang);
    await page.open("/about/?b#c");
    await expect.poll(() => page.url()).toBe(`${routePath("about", other)}?b#c`);
    await page.untilHydrated();
  });

  test("goes through the menu of a small screen by keyboard", async ({ page }) => {
    await page.driver.resize(360);
    await page.visit(contact);
    await page.focus(MENU, t("nav.menu"));
    await page.press("Enter");
    await expect.poll(() => page.count(LINKS)).toBeGreaterThan(1);
    await page.press("Tab");
    await expect.poll(() => page.hasFocus(LINKS), { message: "focus in the menu" }).toBe(true);
    await page.press("Escape");
    await expect.poll(() => page.count(LINKS)).toBe(0);
    expect(await page.hasFocus(MENU, t("nav.menu")), "focus back on the menu").toBe(true);
    await page.press("Enter");
    await page.focus(LINKS, t("nav.plan"));
    await page.press("Enter");
    await expect.poll(() => page.text("h1")).toBe(plan);
    await expect.poll(() => page.count(LINKS)).toBe(0);
  });

  test("skips to the content with the first press of Tab, and shows the focus", async ({
    page,
  }) => {
    await page.visit(contact);
    await page.press("Tab");
    await expect.poll(() => page.hasFocus("a[href='#main']")).toBe(true);
    const ring = await page.evaluate(() =>
      document.activeElement ? getComputedStyle(document.activeElement).outlineStyle : "none",
    );
    expect(ring, "ring around the focus").not.toBe("none");
    await page.press("Enter");
    await expect.poll(() => page.url()).toBe(`${contact}#main`);
    await page.press("Tab");
    await expect.poll(() => page.hasFocus("main *"), { message: "focus in main" }).toBe(true);
  });

  test("follows a link without loading a document, and announces the page", async ({ page }) => {
    await page.visit(contact);
    await mark(page);
    await page.click(LINKS, t("nav.plan"));
    await expect.poll(() => page.text("h1")).toBe(plan);
    await expect
      .poll(() => page.evaluate(() => document.getElementById("gatsby-announcer")?.textContent))
      .toBe(t("navigation.arrived", { title: plan }));
    await expect.poll(() => page.hasFocus("h1"), { message: "focus on the heading" }).toBe(true);
    expect(await isSame(page), "the same document").toBe(true);
  });

  test("comes back to its place in a list without loading a document", async ({ page }) => {
    await page.visit(routePath("blog", language));
    await mark(page);
    const card = (await page.texts("main article a"))[5] ?? "";
    await page.click("main article a", card);
    await expect.poll(() => page.text("h1")).toBe(card);
    await page.back();
    await expect.poll(() => page.text("h1")).toBe(t("blog.title"));
    await expect.poll(() => page.hasFocus("main article a", card), { message: card }).toBe(true);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
    expect(await isSame(page), "the same document").toBe(true);
  });
});

import { expect } from "vitest";
import { routePath } from "../../../src/i18n/routes.ts";
import { searchPath } from "../../../src/i18n/searchPath.ts";
import { CARDS_AT_ONCE } from "../../../src/lists/cards.ts";
import { documentsIn } from "../../documents.ts";
import { inEveryBrowser } from "./scenarios.ts";

const CARDS = "main article";
const CARD_LINKS = "main article a";
const TOPICS = "main button[aria-pressed=false]";
const SEARCH_FIELD = "input[type=search]";

/** numberOf("Nature 12") => 12 */
const numberOf = (topic: string): number => Number(/\d+$/.exec(topic)?.[0]);

inEveryBrowser(({ test, language, t }) => {
  test("filters the stories by a topic, through reload and back", async ({ page }) => {
    await page.visit(routePath("blog", language));
    await expect.poll(() => page.count(CARDS)).toBe(CARDS_AT_ONCE);
    const topics = (await page.texts(TOPICS)).filter((topic) => numberOf(topic) < CARDS_AT_ONCE);
    const [topic = ""] = topics.toSorted((one, other) => numberOf(other) - numberOf(one));
    await page.click(TOPICS, topic);
    await expect.poll(() => page.count(CARDS)).toBe(numberOf(topic));
    await expect.poll(() => page.text("main [role=status]")).toContain(`${numberOf(topic)}`);
    const address = await page.url();
    expect(address).toContain("?category=");
    await page.visit(address);
    await expect.poll(() => page.count(CARDS)).toBe(numberOf(topic));
    const [title = ""] = await page.texts(CARD_LINKS);
    await page.click(CARD_LINKS, title);
    await expect.poll(() => page.text("h1")).toBe(title);
    await page.back();
    await expect.poll(() => page.count(CARDS)).toBe(numberOf(topic));
    expect(await page.url()).toBe(address);
    await expect.poll(() => page.hasFocus(CARD_LINKS, title), { message: title }).toBe(true);
  });

  test("filters the programs by keyboard, and shows more stories", async ({ page }) => {
    await page.visit(routePath("programs", language));
    const all = await page.count(CARDS);
    await page.evaluate(() => document.querySelector<HTMLElement>("main fieldset input")?.focus());
    await page.driver.type(" ");
    await expect.poll(() => page.url()).toContain("?type=");
    await expect.poll(() => page.count(CARDS)).toBeLessThan(all);
    await page.visit(routePath("blog", language));
    await page.click("main a[rel=next]", t("list.more"));
    await expect.poll(() => page.count(CARDS)).toBeGreaterThan(CARDS_AT_ONCE);
  });

  test("searches from any page by keyboard, and leads to what was found", async ({ page }) => {
    const [{ title, path } = { title: "", path: "" }] = documentsIn(language, ["destination"]);
    await page.visit(routePath("about", language));
    await page.focus("header summary", t("search.site"));
    await page.press("Enter");
    await expect
      .poll(() => page.hasFocus(SEARCH_FIELD), { message: "focus in the field" })
      .toBe(true);
    await page.driver.type(title.toLowerCase());
    await page.press("Enter");
    await expect.poll(() => page.count(`${CARDS} a[href="${path}"]`)).toBe(1);
    await page.click(`${CARDS} a[href="${path}"]`);
    await expect.poll(() => page.text("h1")).toBe(title);
  });

  test("searches without the letters of the language, empties and says when it finds nothing", async ({
    page,
  }) => {
    await page.visit(searchPath(language, "djakovo"));
    await expect.poll(() => page.count(CARDS)).toBeGreaterThan(0);
    await page.click(`main ${SEARCH_FIELD}`);
    await page.press("Escape");
    await expect.poll(() => page.count(CARDS)).toBe(0);
    await page.visit(searchPath(language, "xqzwxqzw"));
    const nothing = t("search.nothing", { query: "xqzwxqzw" });
    await expect.poll(() => page.texts("main [role=status]")).toContain(nothing);
  });
});

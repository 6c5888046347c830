import { expect, inject } from "vitest";
import { OPERATOR } from "../../../src/config/operator.ts";
import { LANGUAGE_TABLE, type Language } from "../../../src/i18n/languages.ts";
import { routePath } from "../../../src/i18n/routes.ts";
import { isPageCached } from "../../cachedPage.ts";
import { documentsIn, listOf } from "../../documents.ts";
import { Page } from "./page.ts";
import { openProxy } from "./proxy.ts";
import { inEveryBrowser } from "./scenarios.ts";

const TYPES = ["destination", "blog", "program"] as const;
const ROUTES = ["home", "blog", "programs", "destinations", "map", "plan", "contact"] as const;

const pagesIn = (language: Language): string[] => [
  ...ROUTES.map((route) => routePath(route, language)),
  ...TYPES.flatMap((type) => documentsIn(language, [type])[0]?.path ?? []),
];

/** How many pixels the page is wider than the window. */
const overflow = (): number =>
  document.documentElement.scrollWidth - document.documentElement.clientWidth;

const lostPictures = async (): Promise<string[]> => {
  const shown = [...document.images].filter((image) => image.checkVisibility());
  for (const image of shown) image.loading = "eager";
  const lost = (image: HTMLImageElement) =>
    image.decode().then(
      () => "",
      () => image.src,
    );
  return (await Promise.all(shown.map(lost))).filter(Boolean);
};

/** Shows on the screen what is for paper; answers how many rules there are for it. */
const showPaper = (): number => {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const media = rules.filter((rule) => rule instanceof CSSMediaRule).map((rule) => rule.media);
  const papers = media.filter(({ mediaText }) => /\bprint\b/.test(mediaText));
  for (const screen of media.filter(({ mediaText }) => /\bscreen\b/.test(mediaText))) {
    screen.mediaText = "not all";
  }
  for (const paper of papers) paper.mediaText = "all";
  return papers.length;
};

inEveryBrowser(({ test, language, t }) => {
  test("opens every kind of page, with its pictures and no wider than the window", async ({
    page,
  }) => {
    for (const path of pagesIn(language)) {
      await page.driver.resize(360);
      await page.visit(path);
      expect(await page.attribute("html", "lang")).toBe(LANGUAGE_TABLE[language].htmlLang);
      expect(await page.count("h1"), path).toBe(1);
      expect(await page.evaluate(lostPictures), path).toEqual([]);
      for (const width of [360, 1280]) {
        await page.driver.resize(width);
        await expect.poll(() => page.evaluate(() => innerWidth)).toBe(width);
        expect(await page.evaluate(overflow), `${path} at ${width}`).toBe(0);
      }
    }
  });

  test("says at an unknown address that it is not there, and offers what is near", async ({
    page,
  }) => {
    const [wanted] = documentsIn(language, ["destination"]).toSorted(
      (one, other) => other.uid.length - one.uid.length,
    );
    const { path = "", uid = "" } = wanted ?? {};
    const slip = `${routePath(listOf("destination"), language)}${uid.slice(0, 2)}${uid.slice(3)}/`;
    expect((await fetch(page.proxy.origin + slip)).status).toBe(404);
    await page.visit(slip);
    await expect.poll(() => page.text("h1")).toBe(t("not-found.title"));
    await expect.poll(() => page.evaluate(() => document.title)).toContain(t("not-found.title"));
    expect(await page.attribute("html", "lang")).toBe(LANGUAGE_TABLE[language].htmlLang);
    await page.click(`main a[href="${path}"]`);
    await expect.poll(() => page.text("h1")).toBe(wanted?.title);
  });

  test("can be read and left when its scripts fail to load", async ({ page: { driver } }) => {
    const proxy = await openProxy(inject("site"), { losesScripts: true });
    const page = new Page(driver, proxy);
    const [story] = documentsIn(language, ["blog"]);
    await page.open(story?.path ?? "");
    await expect.poll(() => page.text("h1")).toBe(story?.title);
    await page.driver.resize(360);
    await page.click("header summary", t("nav.menu"));
    await page.click("header nav a", t("nav.destinations"));
    await expect.poll(() => page.text("h1")).toBe(t("destinations.title"));
    expect(await page.count("main article a")).toBeGreaterThan(0);
    await page.takeErrors();
    proxy.close();
  });

  test("opens without a connection what was read, and says so of what was not", async ({
    page: { driver },
  }) => {
    const proxy = await openProxy(inject("site"));
    const page = new Page(driver, proxy);
    const [unread] = documentsIn(language, ["destination"]);
    await page.visit(routePath("contact", language));
    await expect.poll(() => page.evaluate(isPageCached), { message: "page is kept" }).toBe(true);
    proxy.isCut = true;
    await page.visit(routePath("contact", language));
    await expect.poll(() => page.text("h1")).toBe(t("contact.title"));
    await page.open(unread?.path ?? "");
    await expect.poll(() => page.text("h1")).toBe(t("offline.title"));
    expect(await page.attribute("html", "lang")).toBe(LANGUAGE_TABLE[language].htmlLang);
    await expect.poll(() => page.texts("main li")).toContain(t("contact.title"));
    proxy.isCut = false;
    await page.click("main a", t("offline.try-again"));
    await expect.poll(() => page.text("h1")).toBe(unread?.title);
    await page.takeErrors();
    proxy.close();
  });

  test("leaves out on paper what can only be pressed", async ({ page }) => {
    await page.visit(routePath("home", language));
    expect(await page.evaluate(showPaper)).toBeGreaterThan(0);
    expect(await page.texts("button, nav, form, summary, [role=search]")).toEqual([]);
    expect(await page.count("footer *", OPERATOR.phone)).toBeGreaterThan(0);
  });
});

import type { Page } from "@playwright/test";
import { GALLERY } from "../../src/images/sitePictures.ts";
import { expect, routePath, stopClock, test, untilHydrated, word } from "./site.ts";

const HEIGHT = 900;

/** Around the breakpoints. */
const at = (page: Page, width: number): Promise<void> =>
  page.setViewportSize({ width, height: HEIGHT });

const columnsOf = (page: Page): Promise<number> =>
  page
    .getByRole("main")
    .getByRole("article")
    .first()
    .evaluate((card) => {
      const grid = card.closest("[data-reveal], div")?.parentElement ?? card;
      const own = getComputedStyle(card.parentElement ?? card).display === "grid";
      const parent = own ? card.parentElement : grid;
      return parent ? getComputedStyle(parent).gridTemplateColumns.split(" ").length : 0;
    });

test("puts two cards into a row, three from 768 pixels and four from 1280", {
  tag: "@wide",
}, async ({ page, language }) => {
  for (const route of ["destinations", "programs"] as const) {
    await page.goto(routePath(route, language));
    await untilHydrated(page);
    for (const [width, columns] of [
      [600, 2],
      [767, 2],
      [768, 3],
      [1279, 3],
      [1280, 4],
      [1920, 4],
    ] as const) {
      await at(page, width);
      expect([route, width, await columnsOf(page)]).toEqual([route, width, columns]);
    }
  }
});

test("makes no page wider than 1304 pixels", { tag: "@wide" }, async ({ page, language }) => {
  await page.goto(routePath("destinations", language));
  for (const width of [1600, 1920, 2560]) {
    await at(page, width);
    const cards = page.getByRole("main").getByRole("article");
    const boxes = await cards.evaluateAll((all) =>
      all.map((card) => {
        const { left, right } = card.getBoundingClientRect();
        return { left, right };
      }),
    );
    const left = Math.min(...boxes.map((box) => box.left));
    const right = Math.max(...boxes.map((box) => box.right));
    expect([width, Math.round(right - left)]).toEqual([width, 1304]);
  }
});

/** The number of fully visible slides of the first carousel. */
const slidesInSight = (page: Page): Promise<number> =>
  page.locator("main [aria-roledescription] > div > div > [role=group]").evaluateAll(
    (slides) =>
      slides.filter((slide) => {
        const { left, right } = slide.getBoundingClientRect();
        return left >= 0 && right <= window.innerWidth;
      }).length,
  );

test("shows one slide at a time up to 767 pixels, two from 768", { tag: "@wide" }, async ({
  page,
  language,
}) => {
  await page.goto(routePath("home", language));
  await untilHydrated(page);
  for (const [width, count] of [
    [320, 1],
    [767, 1],
    [768, 2],
    [1280, 3],
  ] as const) {
    await at(page, width);
    await expect.poll(() => slidesInSight(page), { message: `${width} pixels` }).toBe(count);
  }
});

test("moves the row of programs by a slide within half a second", { tag: "@wide" }, async ({
  page,
  language,
  words,
}) => {
  await page.clock.install();
  await page.goto(routePath("home", language));
  await untilHydrated(page);
  const row = page.locator("main [aria-roledescription] > div > div").first();
  const next = page.getByRole("button", { name: word(words, "carousel.next") });
  await next.scrollIntoViewIfNeeded();
  await expect(row.locator("..")).toHaveCSS("overflow-x", "clip");
  /** How far the first slide has moved, in slides. */
  const way = (): Promise<number> =>
    row.evaluate((slides) => {
      const [first, second] = slides.children;
      const lefts = [slides.parentElement, first, second].map(
        (one) => one?.getBoundingClientRect().left ?? Number.NaN,
      );
      const [start = 0, one = 0, other = 0] = lefts;
      const padding = Number.parseFloat(
        getComputedStyle(slides.parentElement ?? slides).paddingLeft,
      );
      return (start + padding - one) / (other - one);
    });
  await stopClock(page);
  expect(await way()).toBeCloseTo(0, 1);
  await next.evaluate((button: HTMLElement) => button.click());
  await page.clock.runFor(200);
  const before = await way();
  await page.clock.runFor(300);
  expect(before).toBeLessThan(0.75);
  expect(await way()).toBeCloseTo(0.98, 2);
});

test("lets a picture take the place of its placeholder in half a second", { tag: "@wide" }, async ({
  page,
  language,
}) => {
  await page.goto(routePath("blog", language));
  await untilHydrated(page);
  const picture = page.getByRole("main").locator("img[data-picture=shown]").first();
  await expect(picture).toHaveCSS("transition-property", /^opacity\b/);
  await expect(picture).toHaveCSS("transition-duration", /^0\.5s\b/);
});

test("moves the pictures of the gallery in 450 milliseconds, and every three seconds by itself", {
  tag: "@wide",
}, async ({ page, language, words }) => {
  await page.clock.install();
  await page.addInitScript(() => {
    const moves: unknown[] = [];
    Object.assign(window, { moves });
    const { animate } = Element.prototype;
    Element.prototype.animate = function (frames, timing) {
      moves.push(typeof timing === "object" ? timing.duration : timing);
      return animate.call(this, frames, timing);
    };
  });
  const moves = (): Promise<unknown> => page.evaluate(() => Reflect.get(window, "moves"));
  await page.goto(routePath("home", language));
  await untilHydrated(page);
  await page.getByRole("button", { name: new RegExp(`\\b${GALLERY.length}\\b`) }).click();
  const gallery = page.getByRole("dialog");
  const shown = gallery.locator(".yarl__slide_current img");
  await expect(shown).toBeVisible();
  const shownWords = (): Promise<string | null> => shown.getAttribute("alt");
  const first = await shownWords();
  await stopClock(page);
  await page.keyboard.press("ArrowRight");
  await page.clock.runFor(100);
  await expect.poll(moves).toEqual([450]);
  const second = await shownWords();
  expect(second).not.toBe(first);

  await page.clock.runFor(1000);
  await gallery.getByRole("button", { name: word(words, "gallery.play") }).click();
  await page.clock.runFor(2900);
  expect(await shownWords()).toBe(second);
  await page.clock.runFor(200);
  expect(await shownWords()).not.toBe(second);
});

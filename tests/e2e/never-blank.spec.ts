import type { Page } from "@playwright/test";
import { nightlyUnlessFirst } from "../tiers.ts";
import { expect, openDocument, routePath, test, untilHydrated } from "./site.ts";

/** Milliseconds from a choice until its results must be visible. */
const LIMIT = 300;

interface Seen {
  onScreen: number;
  /** The titles of cards in the viewport that are not fully visible. */
  faint: string[];
}

/** The cards in the viewport after the limit. */
const seenAfter = (page: Page, limit: number): Promise<Seen> =>
  page.evaluate(async (wait) => {
    const start = performance.now();
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    while (performance.now() - start < wait) await frame();
    const cards = [...document.querySelectorAll("main article")].filter((card) => {
      const { top, bottom } = card.getBoundingClientRect();
      return bottom > 0 && top < window.innerHeight;
    });
    const opacityOf = (card: Element): number => {
      let opacity = Number(getComputedStyle(card.querySelector("picture") ?? card).opacity);
      for (let step: Element | null = card; step; step = step.parentElement) {
        opacity *= Number(getComputedStyle(step).opacity);
      }
      return opacity;
    };
    const isAtRest = (card: Element): boolean =>
      getComputedStyle(card.parentElement ?? card).translate === "none";
    const faint = cards.filter((card) => opacityOf(card) < 1 || !isAtRest(card));
    return {
      onScreen: cards.length,
      faint: faint.map((card) => card.querySelector("h3")?.textContent ?? "?"),
    };
  }, limit);

test("shows what a larger screen has room for at once", { tag: "@wide" }, async ({
  page,
  language,
}) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto(routePath("blog", language));
  await untilHydrated(page);
  await expect(page.locator('[data-reveal="waiting"]').first()).toBeAttached();
  await page.setViewportSize({ width: 1280, height: 1100 });
  const { onScreen, faint } = await seenAfter(page, LIMIT);
  expect(onScreen).toBeGreaterThan(0);
  expect(faint).toEqual([]);
});

test("lets cards that are scrolled to come in once, when two fifths are in sight, and be read before", async ({
  page,
  language,
}) => {
  await page.goto(routePath("home", language));
  await untilHydrated(page);
  const card = page.locator("[data-reveal]").last();
  await expect(card).toHaveAttribute("data-reveal", "waiting");
  /** Scrolls until this share of the card is visible. */
  const show = (share: number) =>
    card.evaluate((element, part) => {
      const { top, height } = element.getBoundingClientRect();
      window.scrollBy({ top: top + height * part - window.innerHeight, behavior: "instant" });
    }, share);
  await show(0.2);
  await expect(card).toBeInViewport();
  await expect(card).toHaveAttribute("data-reveal", "waiting");
  await expect(card).toHaveCSS("opacity", "1");
  await show(0.5);
  await expect(card).toHaveAttribute("data-reveal", "shown");
  await expect(card.locator("picture")).toHaveCSS("opacity", "1");
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(card).toHaveAttribute("data-reveal", "shown");
});

for (const [index, part] of ["li", "a", "p"].entries()) {
  test(`takes a press on the ${part} of a card that waits`, {
    tag: nightlyUnlessFirst(1, index),
  }, async ({ page, language }) => {
    await page.goto(routePath("home", language));
    await untilHydrated(page);
    const card = page.locator("[data-reveal]").last();
    await expect(card).toHaveAttribute("data-reveal", "waiting");
    const title = (await card.getByRole("link").textContent()) ?? "?";
    // So close to the edge of the screen that it is not revealed.
    const box = await card
      .locator(part)
      .last()
      .evaluate((element) => {
        const { top } = element.getBoundingClientRect();
        window.scrollBy({ top: top - window.innerHeight + 20, behavior: "instant" });
        const { left, top: now } = element.getBoundingClientRect();
        return { x: left + 30, y: now + 10 };
      });
    await page.mouse.move(box.x, box.y);
    await page.mouse.down();
    // A finger is slower than a frame.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => done(null))));
    await page.mouse.up();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  });
}

test("brings a page back as it was, with nothing to wait for", async ({
  page,
  language,
  words,
}) => {
  await page.goto(routePath("home", language));
  await untilHydrated(page);
  const link = page.getByRole("main").getByRole("article").last().getByRole("link");
  await openDocument(page, link);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words["home.title"] ?? "?");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  const { onScreen, faint } = await seenAfter(page, 0);
  expect(onScreen).toBeGreaterThan(0);
  expect(faint).toEqual([]);
  await expect(page.locator('[data-reveal="waiting"]')).toHaveCount(0);
});

import type { Page } from "@playwright/test";
import { routePath } from "../../src/i18n/routes.ts";
import { someChoice } from "../e2e/choices.ts";
import { someDocuments } from "../e2e/documents.ts";
import { openFilters } from "../e2e/lists.ts";
import { expect, test } from "../e2e/site.ts";
import { KINDS, open } from "./kinds.ts";
import { findMisfits, findMovements } from "./layout.ts";

/** A window of 1280 × 1024 pixels, zoomed. */
const ZOOMED = {
  "200 %": { width: 640, height: 512 },
  "400 %": { width: 320, height: 256 },
};

/** What a visitor may set for text (WCAG 1.4.12). */
const TEXT_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }
`;

/** The map places names by their width; the list below it repeats them in any text spacing. */
const ON_THE_MAP = "[style*='--tall']";

/**
 * Forces a new layout after a change of the window or its colours: in Chromium container units
 * follow some frames later.
 */
const layOutAnew = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(done));
    document.body.style.display = "none";
    document.body.getBoundingClientRect();
    document.body.style.display = "";
    await new Promise((done) => requestAnimationFrame(done));
  });

async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // A headless browser may render no frame after a change of colours until the next request for
    // one.
    const frame = () =>
      new Promise((done) => {
        requestAnimationFrame(done);
        setTimeout(done, 1000);
      });
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: "instant" });
      await frame();
      await frame();
    }
    scrollTo({ top: 0, behavior: "instant" });
    await frame();
  });
}

for (const { name, find } of KINDS) {
  test(`reads ${name} enlarged, spaced out, in colours of one's own and without movement`, async ({
    page,
    language,
    request,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, await find(language, request));
    const usual = page.viewportSize();
    const found: Record<string, string[]> = {};
    for (const [zoom, viewport] of Object.entries(ZOOMED)) {
      await page.setViewportSize(viewport);
      await layOutAnew(page);
      found[zoom] = await findMisfits(page);
    }
    if (usual) await page.setViewportSize(usual);
    await page.emulateMedia({ reducedMotion: "reduce", forcedColors: "active" });
    await layOutAnew(page);
    found["forced colours"] = await findMisfits(page);
    await page.emulateMedia({ reducedMotion: "reduce", forcedColors: "none" });
    await scrollThrough(page);
    found["reduced movement"] = await findMovements(page);
    await page.addStyleTag({ content: TEXT_SPACING });
    await layOutAnew(page);
    found["text spacing"] = await findMisfits(page, ON_THE_MAP);
    const faults = Object.entries(found).flatMap(([way, all]) =>
      [...new Set(all)].map((fault) => `${way}: ${fault}`),
    );
    expect(faults).toEqual([]);
  });
}

test("tells in colours of one's own what is chosen", async ({ page, language, words }) => {
  const { name } = await someChoice(page, language, "category");
  await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
  await open(page, routePath("blog", language));
  await openFilters(page, words);
  const looksOf = (index: number) =>
    page
      .locator("[aria-pressed]")
      .nth(index)
      .evaluate((button) => {
        const { backgroundColor, borderWidth, borderColor, color, outline, textDecorationLine } =
          getComputedStyle(button);
        return [backgroundColor, borderWidth, borderColor, color, outline, textDecorationLine];
      });
  await page.mouse.move(0, 0);
  const chosen = await looksOf(0);
  expect(await looksOf(1)).not.toEqual(chosen);
  await page.getByRole("button", { name }).focus();
  await page.keyboard.press("Space");
  await expect(page.locator("[aria-pressed=true]")).toContainText(name);
  expect(await looksOf(0)).not.toEqual(chosen);
});

test("moves the row of programs at once when the visitor wants no movement", async ({
  page,
  language,
  words,
}) => {
  someDocuments(language, 6, ["program"]);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, routePath("home", language));
  const row = page.locator("section[aria-roledescription]");
  const next = row.getByRole("button", { name: words["carousel.next"], exact: true });
  await next.scrollIntoViewIfNeeded();
  // The carousel's script is loaded when it comes near the screen; from then on the row does not
  // scroll.
  await expect(row.locator("> div").first()).toHaveCSS("overflow-x", "clip");
  const places = await next.evaluate(async (button) => {
    const slide = button.closest("section")?.querySelector("[role=group]");
    const placeOf = () => Math.round(slide?.getBoundingClientRect().x ?? 0);
    const seen = [placeOf()];
    if (button instanceof HTMLElement) button.click();
    for (let frame = 0; frame < 30; frame += 1) {
      await new Promise((done) => requestAnimationFrame(done));
      seen.push(placeOf());
    }
    return [...new Set(seen)];
  });
  // The start and the end position, and none between.
  expect(places).toHaveLength(2);
});

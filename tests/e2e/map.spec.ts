import type { Locator, Page } from "@playwright/test";
import { expect, routePath, test, untilHydrated, word } from "./site.ts";

/** From 320 to 1920 pixels. */
const WIDTHS = Array.from({ length: 21 }, (_, step) => 320 + step * 80);

/** Pixels of a touch target. */
const TARGET = 44;

const sheetOf = (page: Page): Locator =>
  page.locator("main section:has(> ul > li[style])").locator("..");

/** The places on the map, in tab order. */
const marksOf = (page: Page): Locator => sheetOf(page).getByRole("listitem").getByRole("link");

/** Also of a place that has a number on the map. */
const nameOf = async (mark: Locator): Promise<string> =>
  (await mark.locator("[data-label]").last().textContent()) ?? "?";

/** Names and targets that touch each other or overflow the map. */
const findTouching = (sheet: Locator, target: number): Promise<string[]> =>
  sheet.evaluate((element, least) => {
    const frame = element.getBoundingClientRect();
    const seen = [...element.querySelectorAll("[data-label]")].filter(
      (one) => one.getClientRects().length > 0,
    );
    const boxesOf = (all: Element[]) =>
      all.map((one) => ({ name: one.textContent, box: one.getBoundingClientRect() }));
    const touch = (one: DOMRect, other: DOMRect): boolean =>
      one.left < other.right - 0.5 &&
      other.left < one.right - 0.5 &&
      one.top < other.bottom - 0.5 &&
      other.top < one.bottom - 0.5;
    const pairs = (all: ReturnType<typeof boxesOf>, what: string): string[] =>
      all.flatMap((one, index) =>
        all
          .slice(index + 1)
          .filter((other) => touch(one.box, other.box))
          .map((other) => `${what}: ${one.name} and ${other.name}`),
      );
    const names = boxesOf(seen);
    const targets = boxesOf([...element.querySelectorAll("li a")]);
    const out = names.filter(
      ({ box }) =>
        box.left < frame.left ||
        box.top < frame.top ||
        box.right > frame.right ||
        box.bottom > frame.bottom,
    );
    const small = targets.filter(({ box }) => box.width < least || box.height < least);
    return [
      ...pairs(names, "names touch"),
      ...pairs(targets, "targets touch"),
      ...out.map(({ name }) => `beyond the sheet: ${name}`),
      ...small.map(({ name }) => `small: ${name}`),
    ];
  }, target);

test("has room for every name and every finger, however wide the screen", {
  tag: "@languages",
}, async ({ page, language }) => {
  await page.goto(routePath("map", language));
  await page.evaluate(() => document.fonts.ready);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    expect(await findTouching(sheetOf(page), TARGET), `${width} px`).toEqual([]);
  }
});

/** Names of places that are covered by their own card; runs in the page. */
async function findCovered(sheet: HTMLElement | SVGElement): Promise<string[]> {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const covered: string[] = [];
  for (const link of sheet.querySelectorAll("li a")) {
    if (!(link instanceof HTMLElement)) continue;
    link.focus();
    const name = link.lastElementChild?.textContent ?? "";
    const card = () => sheet.querySelector(":scope > div[aria-hidden]");
    while (!card()?.textContent?.includes(name)) await frame();
    const over = card()?.getBoundingClientRect();
    const isUnder = [link, ...link.children].some((part) => {
      const box = part.getBoundingClientRect();
      const isAcross = over && box.left < over.right && over.left < box.right;
      return isAcross && box.top < over.bottom && over.top < box.bottom;
    });
    if (isUnder) covered.push(name);
  }
  return covered;
}

test("shows the card of a place beside it, never over it", { tag: "@wide" }, async ({
  page,
  language,
}) => {
  await page.goto(routePath("map", language));
  await untilHydrated(page);
  await page.evaluate(() => document.fonts.ready);
  for (const width of [768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await sheetOf(page).evaluate(findCovered), `${width} px`).toEqual([]);
  }
});

test("goes down the river by the tab key, and by arrows to what is nearest", async ({
  page,
  language,
}) => {
  await page.goto(routePath("map", language));
  await untilHydrated(page);
  const marks = marksOf(page);
  test.skip((await marks.count()) < 2, "there are too few places");
  await marks.first().focus();
  await page.keyboard.press("Tab");
  await expect(marks.nth(1)).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("ArrowDown");
  await expect(marks.first()).not.toBeFocused();
  await expect(sheetOf(page).locator("a:focus")).toHaveCount(1);
});

test("lights a place in the list when it has the focus on the map, and takes the light away", async ({
  page,
  language,
}) => {
  await page.goto(routePath("map", language));
  await untilHydrated(page);
  const mark = marksOf(page).first();
  test.skip((await mark.count()) === 0, "there is no place on the map");
  const name = await nameOf(mark);
  const row = page.locator("main ol > li[id]").filter({ hasText: name }).first();
  await mark.focus();
  await expect(row).toHaveAttribute("data-lit", "true");
  await page.keyboard.press("Escape");
  await expect(row).not.toHaveAttribute("data-lit", "true");
});

test("shows the list of places on the map, and keeps that in the address", {
  tag: "@smoke",
}, async ({ page, language, words }) => {
  await page.goto(routePath("destinations", language));
  await untilHydrated(page);
  const button = page.getByRole("button", { name: word(words, "nav.map"), exact: true });
  test.skip((await button.count()) === 0, "the list has no map");
  await button.click();
  await expect(page).toHaveURL(/\?view=map$/);
  await expect(marksOf(page).first()).toBeVisible();
  await page.reload();
  await expect(marksOf(page).first()).toBeVisible();
  await page.goBack();
  await expect(sheetOf(page)).toHaveCount(0);
});

test("lets places step back that are out of season in the month of the address", async ({
  page,
  language,
  words,
}) => {
  await page.goto(routePath("map", language));
  await untilHydrated(page);
  const month = page.getByRole("combobox", { name: word(words, "months.label") });
  test.skip((await month.count()) === 0, "no place has a season");
  const all = await marksOf(page).count();
  await month.selectOption("1");
  await expect(page).toHaveURL(/\?month=1$/);
  const away = sheetOf(page).locator("[data-aside]");
  await expect(away).not.toHaveCount(0);
  const count = await away.count();
  expect(count).toBeLessThanOrEqual(all);
  await expect(page.getByRole("status").filter({ hasText: String(count) })).toBeVisible();
  await page.reload();
  await expect(month).toHaveValue("1");
  await expect(away).toHaveCount(count);
  await page.goBack();
  await expect(away).toHaveCount(0);
});

/** Where trips are drawn on the form of the map that is shown. */
const linesOf = (page: Page): Locator => sheetOf(page).locator("svg > g").filter({ visible: true });

test("draws where a trip goes when its name is pointed at or has the focus", async ({
  page,
  language,
}) => {
  await page.goto(routePath("map", language));
  await untilHydrated(page);
  const trips = await page.locator("main ol > li[id] li").getByRole("link").all();
  const lit = linesOf(page).and(page.locator("[data-lit]"));
  let drawn = 0;
  for (const trip of trips) {
    await trip.focus();
    // A trip that stays at one place has no way.
    drawn += await lit.count();
    expect(await lit.count()).toBeLessThanOrEqual(1);
  }
  test.skip(trips.length === 0, "no trip starts at a place");
  expect(drawn).toBeGreaterThan(0);
  await page.keyboard.press("Escape");
  await expect(linesOf(page)).toHaveCount(0);
});

test("shows the places where trips of a kind start, and keeps that in the address", async ({
  page,
  language,
}) => {
  await page.goto(routePath("map", language));
  await untilHydrated(page);
  const chips = page.locator("main").getByRole("group").first().getByRole("button");
  test.skip((await chips.count()) < 3, "there are no kinds of trips");
  const rows = page.locator("main ol > li[id]").filter({ visible: true });
  const all = await rows.count();
  await chips.nth(2).click();
  await expect(page).toHaveURL(/\?show=[a-z-]+$/);
  await expect(rows).not.toHaveCount(all);
  const count = await rows.count();
  await expect(sheetOf(page).locator("li:not([data-aside])")).toHaveCount(count);
  await page.reload();
  await expect(chips.nth(2)).toHaveAttribute("aria-pressed", "true");
  await expect(rows).toHaveCount(count);
  await chips.first().click();
  await expect(rows).toHaveCount(all);
});

test("says in the list what a number on the map stands for", { tag: "@narrow" }, async ({
  page,
  language,
}) => {
  await page.goto(routePath("map", language));
  await untilHydrated(page);
  for (const mark of await marksOf(page).all()) {
    const label = mark.locator("[data-label]").filter({ visible: true });
    await expect(label).toHaveCount(1);
    const shown = (await label.textContent()) ?? "";
    const name = await nameOf(mark);
    if (shown === name) continue;
    const row = page.locator("main ol > li[id]").nth(Number(shown) - 1);
    await expect(row.getByRole("link", { name, exact: true })).toBeVisible();
  }
});

test("becomes larger under two fingers, and the page does not", { tag: "@narrow" }, async ({
  page,
  language,
}) => {
  await page.goto(routePath("map", language));
  await untilHydrated(page);
  test.skip((await marksOf(page).count()) < 2, "there are too few places");
  const sheet = sheetOf(page).locator("..");
  await sheet.scrollIntoViewIfNeeded();
  const before = await sheet.boundingBox();
  if (!before) throw new Error("The map is not on the page.");
  const fingers = (apart: number) => {
    const [x, y] = [before.x + before.width / 2, before.y + before.height / 3];
    return [
      { x: x - apart, y, id: 1 },
      { x: x + apart, y, id: 2 },
    ];
  };
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setTouchEmulationEnabled", { enabled: true, maxTouchPoints: 2 });
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", apart?: number) =>
    session.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: apart === undefined ? [] : fingers(apart),
    });
  await touch("touchStart", 30);
  for (const apart of [40, 60, 80, 105]) await touch("touchMove", apart);
  await touch("touchEnd");
  await expect(sheet).toHaveAttribute("data-zoom", "3");
  expect(await page.evaluate(() => window.visualViewport?.scale)).toBe(1);
  expect((await sheet.boundingBox())?.width).toBe(before.width);
});

test("becomes larger and whole again by its buttons", async ({ page, language }) => {
  await page.goto(routePath("map", language));
  await untilHydrated(page);
  const sheet = sheetOf(page).locator("..");
  test.skip((await sheet.count()) === 0, "there is no place on the map");
  const [larger, smaller] = await sheet.getByRole("button").all();
  if (!larger || !smaller) throw new Error("The map has no buttons.");
  for (const _ of [1, 2, 3, 4]) await larger.click();
  await expect(sheet).toHaveAttribute("data-zoom", "4");
  await expect(larger).toHaveAttribute("aria-disabled", "true");
  for (const _ of [1, 2, 3, 4]) await smaller.click();
  await expect(sheet).toHaveAttribute("data-zoom", "1");
});

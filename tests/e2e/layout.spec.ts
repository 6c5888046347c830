import { expect, routePath, test, untilHydrated, type Words } from "./site.ts";

/** A screen that is taller than the pages, even in one narrow column. */
const HIGH = 3600;

test("finds the foot of a short page at the foot of the screen", async ({ page, language }) => {
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 1280, height: HIGH });
  for (const path of [
    routePath("contact", language),
    `${routePath("home", language)}no-such-page/`,
  ]) {
    await page.goto(path);
    await untilHydrated(page);
    const foot = page.getByRole("contentinfo");
    await expect(foot).toBeVisible();
    await expect
      .poll(() => foot.evaluate((element) => element.getBoundingClientRect().bottom))
      .toBeCloseTo(HIGH, 0);
  }
});

test("reads on the home page how to come and whom to ask on one line", { tag: "@widths" }, async ({
  page,
  language,
  words,
}) => {
  await page.goto(routePath("home", language));
  const heading = (key: keyof Words) =>
    page.getByRole("heading", { name: words[key], exact: true, level: 3 }).boundingBox();
  const [reach, ask] = [await heading("home.reach.title"), await heading("list.ask.title")];
  const isWide = (page.viewportSize()?.width ?? 0) >= 1024;
  if (isWide) expect(reach?.y).toBeCloseTo(ask?.y ?? 0, 0);
  // The button is as wide as its label, with equal padding on both sides.
  const button = page.getByRole("main").getByRole("link", { name: words["list.ask.action"] });
  const air = await button.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return element.getBoundingClientRect().width - range.getBoundingClientRect().width;
  });
  expect(air).toBeLessThan(60);
});

test("marks the heading that a step leads to with a line, not with a frame", async ({
  page,
  language,
  words,
}) => {
  await page.goto(routePath("home", language));
  await untilHydrated(page);
  const link = page.getByRole("contentinfo").getByRole("link", { name: words["nav.about"] });
  await link.focus();
  await page.keyboard.press("Enter");
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toBeFocused();
  await expect(heading).toHaveCSS("outline-style", "none");
  const line = await heading.evaluate((element) => {
    const { borderInlineStartWidth, borderInlineStartStyle, blockSize } = getComputedStyle(
      element,
      "::before",
    );
    return {
      borderInlineStartWidth,
      borderInlineStartStyle,
      isHigh: Number.parseFloat(blockSize) > 20,
    };
  });
  expect(line).toEqual({
    borderInlineStartWidth: "2px",
    borderInlineStartStyle: "solid",
    isHigh: true,
  });
});

test("meets no dot at either end of a line of facts", async ({ page, language }) => {
  for (const route of ["programs", "blog"] as const) {
    await page.goto(routePath(route, language));
    const dangling = await page
      .getByRole("main")
      .locator("article ul:not(ul + ul)")
      .evaluateAll((lists) =>
        lists
          .flatMap((list) => {
            const facts = [...list.children];
            const { left } = list.getBoundingClientRect();
            const cut = Number.parseFloat(
              /([\d.]+)px\)$/.exec(getComputedStyle(list).clipPath)?.[1] ?? "0",
            );
            return facts.filter((fact, index) => {
              const place = fact.getBoundingClientRect();
              const before = facts[index - 1]?.getBoundingClientRect();
              const isFirst = before === undefined || place.top > before.top + 4;
              // Its dot is as wide as the space before its text, and must be in the clipped part.
              const dot = Number.parseFloat(getComputedStyle(fact).paddingInlineStart);
              const isSeen = place.left + dot - left > cut + 1;
              const hasDotAfter = getComputedStyle(fact, "::after").content !== "none";
              return hasDotAfter || isFirst === isSeen;
            });
          })
          .map((fact) => fact.textContent),
      );
    expect(dangling).toEqual([]);
  }
});

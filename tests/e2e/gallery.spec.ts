import type { Locator, Page } from "@playwright/test";
import type { Language } from "../../src/i18n/languages.ts";
import { routePath } from "../../src/i18n/routes.ts";
import { GALLERY } from "../../src/images/sitePictures.ts";
import { nightlyUnlessFirst } from "../tiers.ts";
import { someProgramWithPictures } from "./documents.ts";
import { expect, test, untilHydrated } from "./site.ts";

const pressShowAll = (page: Page): Promise<void> =>
  page.getByRole("button", { name: new RegExp(`\\b${GALLERY.length}\\b`) }).click();

/** The gallery of the home page, at its first picture. */
async function openAll(page: Page, language: Language): Promise<Locator> {
  await page.goto(routePath("home", language));
  await untilHydrated(page);
  await pressShowAll(page);
  const gallery = page.getByRole("dialog");
  await expect(gallery.locator(".yarl__slide_current img")).toBeVisible();
  return gallery;
}

/** "Picture 2 of 25" */
const placeOf = (words: Record<string, string>, index: number): string =>
  (words["gallery.place"] ?? "?")
    .replace("{{index}}", `${index}`)
    .replace("{{total}}", `${GALLERY.length}`);

test("opens the gallery of a program, and closes it by button, Escape and back", {
  tag: "@smoke",
}, async ({ page, language, words }) => {
  const { path } = someProgramWithPictures(language);
  await page.goto(routePath("programs", language));
  await page.getByRole("main").locator(`article a[href="${path}"]`).click();
  await expect(page).toHaveURL(path);
  await untilHydrated(page);
  const address = page.url();
  const thumbnails = page.getByRole("region", { name: words["program.pictures"] });
  const second = thumbnails.getByRole("link").nth(1);
  const gallery = page.getByRole("dialog");

  const closings = [
    () => gallery.getByRole("button", { name: words["gallery.close"] }).click(),
    () => page.keyboard.press("Escape"),
    () => page.goBack(),
  ];
  for (const close of closings) {
    await second.click();
    await expect(gallery).toBeVisible();
    await close();
    await expect(gallery).toHaveCount(0);
    await expect(second).toBeFocused();
    expect(page.url()).toBe(address);
  }

  // The history entries of the gallery are gone: one step back leads to the list.
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${routePath("programs", language)}$`));
});

test("stays open where it is opened again before the browser has stepped back", async ({
  page,
  language,
  words,
}) => {
  const { path } = someProgramWithPictures(language);
  await page.goto(path);
  await untilHydrated(page);
  const thumbnails = page.getByRole("region", { name: words["program.pictures"] });
  const gallery = page.getByRole("dialog");
  const entries = () => page.evaluate(() => window.history.length);
  await thumbnails.getByRole("link").nth(1).click();
  await expect(gallery).toBeVisible();
  const before = await entries();
  await gallery.getByRole("button", { name: words["gallery.close"] }).evaluate(async (close) => {
    const closed = new Promise<void>((done) => {
      new MutationObserver(() => close.isConnected || done()).observe(document.body, {
        childList: true,
        subtree: true,
      });
    });
    if (close instanceof HTMLElement) close.click();
    await closed;
    // The opener has the focus again.
    if (document.activeElement instanceof HTMLElement) document.activeElement.click();
  });
  await expect.poll(() => page.evaluate(() => window.history.state?.isGallery)).toBe(true);
  await expect(gallery).toBeVisible();
  expect(await entries()).toBe(before);
  await page.goBack();
  await expect(gallery).toHaveCount(0);
  await expect(page).toHaveURL(path);
});

/** The contrast of a button's icon to its background, as rendered. */
const contrastOf = async (button: Locator): Promise<number> => {
  const [sign = [], ground = []] = await button.evaluate((element) => {
    const canvas = document.createElement("canvas").getContext("2d");
    const icon = element.querySelector("svg");
    if (!canvas || !icon) return [];
    const { backgroundColor, color } = getComputedStyle(element);
    const pixel = () => [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3);
    canvas.fillStyle = backgroundColor;
    canvas.fillRect(0, 0, 1, 1);
    const ground = pixel();
    canvas.globalAlpha = Number(getComputedStyle(icon).opacity);
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    return [pixel(), ground];
  });
  const light = (colour: number[]): number => {
    const [red = 0, green = 0, blue = 0] = colour.map((part) => {
      const share = part / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [low = 0, high = 0] = [light(sign), light(ground)].sort((one, other) => one - other);
  return (high + 0.05) / (low + 0.05);
};

test.describe("with fingers", () => {
  test.use({ hasTouch: true });

  interface Point {
    x: number;
    y: number;
  }

  /** Touches with each finger, moves it in small steps, and lifts it. */
  async function draw(page: Page, ways: [start: Point, end: Point][]): Promise<void> {
    const client = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", share: number) =>
      client.send("Input.dispatchTouchEvent", {
        type,
        touchPoints:
          type === "touchEnd"
            ? []
            : ways.map(([start, end], id) => ({
                id,
                x: start.x + (end.x - start.x) * share,
                y: start.y + (end.y - start.y) * share,
              })),
      });
    await touch("touchStart", 0);
    // Slow enough, because two quick touches are a double tap.
    const steps = ways.length > 1 ? 30 : 8;
    for (let step = 1; step <= steps; step += 1) {
      await touch("touchMove", step / steps);
      await page.evaluate(() => new Promise(requestAnimationFrame));
    }
    await touch("touchEnd", 1);
  }

  /** The middle of the picture, and its size. */
  async function middleOf(gallery: Locator): Promise<Point & { width: number }> {
    const box = await gallery.locator(".yarl__slide_current img").boundingBox();
    if (!box) throw new Error("The picture is not shown.");
    return { x: box.x + box.width / 2, y: box.y + box.height / 2, width: box.width };
  }

  test("goes on with a swipe, and not with one of less than 30 pixels", async ({
    page,
    language,
    words,
  }) => {
    const gallery = await openAll(page, language);
    const place = (index: number) => gallery.getByText(placeOf(words, index), { exact: true });
    await expect(place(1)).toBeVisible();
    const { x, y } = await middleOf(gallery);
    const swipe = (distance: number) =>
      draw(page, [
        [
          { x: x + distance, y },
          { x, y },
        ],
      ]);
    // So far that it counts as a swipe, also on a slow machine.
    const { width = 0 } = page.viewportSize() ?? {};
    await swipe(width * 0.45);
    await expect(place(2)).toBeVisible();
    await swipe(20);
    await page.keyboard.press("ArrowRight");
    await expect(place(3)).toBeVisible();
  });

  test("enlarges the picture with two fingers, and turns no page by it", async ({
    page,
    language,
    words,
  }) => {
    const gallery = await openAll(page, language);
    const first = gallery.getByText(placeOf(words, 1), { exact: true });
    const { x, y, width } = await middleOf(gallery);
    const across = (from: number, to: number, drop = 0): [Point, Point][] => [
      [
        { x: x - from, y },
        { x: x - to, y: y + drop },
      ],
      [
        { x: x + from, y },
        { x: x + to, y: y + drop },
      ],
    ];
    const beside = (offset: Point): [Point, Point][] =>
      [-30, 30].map((apart) => [
        { x: x + apart, y },
        { x: x + apart + offset.x, y: y + offset.y },
      ]);

    // Two fingers sideways and down: neither the next picture nor closing.
    await draw(page, beside({ x: -90, y: 0 }));
    await draw(page, beside({ x: 0, y: 90 }));
    // One finger on the caption.
    const { height: bottom = 0 } = page.viewportSize() ?? {};
    await draw(page, [
      [
        { x, y },
        { x: x - 80, y },
      ],
      [
        { x, y: bottom - 8 },
        { x: x - 80, y: bottom - 8 },
      ],
    ]);
    await expect(first).toBeVisible();

    await draw(page, across(30, 120));
    await expect.poll(async () => (await middleOf(gallery)).width).toBeGreaterThan(width * 1.5);
    await expect(first).toBeVisible();
    // In an enlarged picture one finger pans.
    await draw(page, [
      [
        { x: x + 60, y },
        { x: x - 60, y },
      ],
    ]);
    await expect(first).toBeVisible();
    await expect.poll(async () => (await middleOf(gallery)).x).toBeLessThan(x - 20);
    await draw(page, across(120, 10));
    await draw(page, across(120, 10));
    await expect.poll(async () => (await middleOf(gallery)).width).toBeLessThan(width * 1.05);
    await expect(first).toBeVisible();
    // One finger swipes to the next picture again.
    await gallery.getByRole("button", { name: words["gallery.next"] }).tap();
    await expect(gallery.getByText(placeOf(words, 2), { exact: true })).toBeVisible();
    const { width: screen = 0 } = page.viewportSize() ?? {};
    await draw(page, [
      [
        { x: x + screen * 0.3, y },
        { x: x - screen * 0.15, y },
      ],
    ]);
    await expect(gallery.getByText(placeOf(words, 3), { exact: true })).toBeVisible();
  });

  test("leaves no button as if it were still pressed", async ({ page, language, words }) => {
    const gallery = await openAll(page, language);
    const next = gallery.getByRole("button", { name: words["gallery.next"] });
    const groundOf = () => next.evaluate((button) => getComputedStyle(button).backgroundColor);
    const before = await groundOf();
    await next.tap();
    await expect(gallery.getByText(placeOf(words, 2), { exact: true })).toBeVisible();
    expect(await groundOf()).toBe(before);
    expect(await contrastOf(next)).toBeGreaterThan(3);
  });
});

test("goes to the first and to the last picture with Home and End", async ({
  page,
  language,
  words,
}) => {
  const gallery = await openAll(page, language);
  await page.keyboard.press("End");
  await expect(gallery.getByText(placeOf(words, GALLERY.length), { exact: true })).toBeVisible();
  await expect(gallery.getByRole("button", { name: words["gallery.next"] })).toHaveAttribute(
    "aria-disabled",
    "true",
  );
  await page.keyboard.press("Home");
  await expect(gallery.getByText(placeOf(words, 1), { exact: true })).toBeVisible();
});

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const SIZES = [
  { width: 360, height: 740 },
  { width: 1280, height: 900 },
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
  { width: 740, height: 360 },
];

/** The parts outside the backdrop: picture, caption and controls. */
const LIT = ".yarl__slide_current img, button, [role=status] ~ p";

for (const [index, size] of SIZES.entries()) {
  test(`closes the gallery with a press anywhere on the dark of ${size.width} × ${size.height}`, {
    tag: ["@wide", ...nightlyUnlessFirst(2, index)],
  }, async ({ page, language }) => {
    // Slow: many presses, each of which opens and closes the gallery.
    test.slow();
    await page.setViewportSize(size);
    const gallery = await openAll(page, language);
    const lit: Box[] = [];
    for (const part of await gallery.locator(LIT).all()) {
      const box = await part.boundingBox();
      if (box) lit.push(box);
    }
    const isDark = (x: number, y: number): boolean =>
      lit.every(
        (box) =>
          x < box.x - 3 || x > box.x + box.width + 3 || y < box.y - 3 || y > box.y + box.height + 3,
      );
    const { width, height } = size;
    // A grid of points: at the edges of the screen, and around the picture and the caption.
    const net = [0.01, 0.1, 0.5, 0.9, 0.99].flatMap((x) =>
      [0.01, 0.06, 0.3, 0.75, 0.92].map((y) => ({ x: x * width, y: y * height })),
    );
    const dark = net.filter(({ x, y }) => isDark(x, y));
    expect(dark.length).toBeGreaterThan(6);
    for (const { x, y } of dark) {
      await test.step(`at ${Math.round(x)}, ${Math.round(y)}`, async () => {
        if (!(await gallery.isVisible())) await pressShowAll(page);
        await page.mouse.click(x, y);
        await expect(gallery).toHaveCount(0);
      });
    }
  });
}

test("keeps the gallery open for a press on the picture or its words, and after a drag", async ({
  page,
  language,
}) => {
  const gallery = await openAll(page, language);
  await gallery.locator(".yarl__slide_current img").click();
  await gallery.locator("[role=status] ~ p").last().click();
  // Across the backdrop above the caption, further than a press that slips.
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await page.mouse.move(width / 2, height - 4);
  await page.mouse.down();
  await page.mouse.move(width / 2 + 24, height - 4, { steps: 4 });
  await page.mouse.up();
  await expect(gallery.getByRole("button").first()).toBeVisible();
  await expect(gallery).toBeVisible();
});

for (const { width, height } of [
  { width: 360, height: 740 },
  { width: 740, height: 360 },
]) {
  test(`shows a picture larger than on the page, at ${width} × ${height}`, {
    tag: "@wide",
  }, async ({ page, language, words }) => {
    await page.setViewportSize({ width, height });
    await page.goto(routePath("home", language));
    await untilHydrated(page);
    const thumbnails = page.getByRole("region", { name: words["home.gallery.title"] });
    for (const index of [0, 1, 2]) {
      const thumbnail = thumbnails.getByRole("link").nth(index);
      const before = await thumbnail.boundingBox();
      await thumbnail.click();
      const picture = page.getByRole("dialog").locator(".yarl__slide_current img");
      await expect(picture).toBeVisible();
      const after = await picture.boundingBox();
      expect(after?.width).toBeGreaterThan((before?.width ?? 0) * 1.1);
      expect(after?.height).toBeGreaterThan((before?.height ?? 0) * 1.1);
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toHaveCount(0);
    }
  });
}

test("sees every button of the gallery, at rest, pointed at, focused and at the end", async ({
  page,
  language,
}) => {
  const gallery = await openAll(page, language);
  for (const button of await gallery.getByRole("button").all()) {
    expect(await contrastOf(button)).toBeGreaterThan(3);
    await button.hover();
    expect(await contrastOf(button)).toBeGreaterThan(3);
    await button.focus();
    expect(await contrastOf(button)).toBeGreaterThan(3);
  }
});

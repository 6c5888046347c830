import type { Locator, Page, Route } from "@playwright/test";
import { templateChunk } from "../../src/build/templates.ts";
import type { Language } from "../../src/i18n/languages.ts";
import { searchPath } from "../../src/i18n/searchPath.ts";
import { INQUIRY_ID } from "../../src/runtime/pageState.ts";
import { documentsIn } from "../documents.ts";
import { nightlyUnlessFirst } from "../tiers.ts";
import { someChoice } from "./choices.ts";
import { someDocument, someProgramWithPictures } from "./documents.ts";
import {
  expect,
  pressIfPresent,
  ROUTES,
  routePath,
  test,
  untilHydrated,
  untilQuiet,
  watchShifts,
} from "./site.ts";
import { inTabs } from "./tabs.ts";

type Words = Record<string, string>;

// The browser logs failed requests, and syntax errors of incomplete scripts.
test.use({
  tolerated:
    /net::ERR_|status of (4|5)\d\d|Loading (CSS )?chunk|not found\. Not rendering React|Unexpected (end|token)|Invalid or unexpected token|[Mm]issing ([)/]|initializer)|could not be loaded/,
});

const heading = (page: Page): Locator => page.getByRole("heading", { level: 1 });

const isMissing = (route: Route): Promise<void> =>
  route.fulfill({ status: 404, contentType: "text/html", body: "<!doctype html>" });

/** The first document of each type. */
const documentPaths = (language: Language): string[] =>
  (["blog", "destination", "program"] as const).flatMap((type) =>
    documentsIn(language, [type])
      .slice(0, 1)
      .map(({ path }) => path),
  );

/** One of every kind of page. */
const everyKind = (language: Language): string[] => [
  ...ROUTES.map((route) => routePath(route, language)),
  searchPath(language),
  ...documentPaths(language),
];

for (const [name, body] of [
  ["cut off", '{"componentChunkName":"component---src-templates'],
  ["HTML", "<!doctype html><title>Elsewhere</title>"],
] as const) {
  test(`loads a page as a whole when its data is ${name}`, async ({ page, language, words }) => {
    const path = routePath("about", language);
    await page.route(`**/page-data${path}page-data.json*`, (route) => route.fulfill({ body }));
    await page.goto(routePath("contact", language));
    await untilHydrated(page);
    let loads = 0;
    page.on("request", (request) => {
      if (request.isNavigationRequest()) loads += 1;
    });
    await page.locator(`footer a[href="${path}"]`).click();
    await expect(heading(page)).toHaveText(words["about.title"] ?? "?");
    await expect(page).toHaveURL(path);
    await page.waitForLoadState("networkidle");
    expect(loads).toBe(1);
  });
}

test.describe("when pictures are not there", () => {
  /** The box of every picture, and the height of the page. */
  const placesIn = (page: Page) =>
    page.evaluate(() => ({
      page: document.documentElement.scrollHeight,
      pictures: [...document.querySelectorAll("main picture")].map(({ parentElement }) => [
        parentElement?.offsetWidth,
        parentElement?.offsetHeight,
      ]),
    }));

  const hasFailed = (picture: Locator): Promise<boolean> =>
    picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth === 0);

  test("keeps their places, their colours and their words", async ({ page, language }) => {
    const shifted = await watchShifts(page);
    // Without fonts, because a late font may shift lines.
    await page.route("**/fonts/**", isMissing);
    for (const path of documentPaths(language)) {
      await page.goto(path);
      await untilHydrated(page);
      const places = await placesIn(page);
      expect(places.pictures.length).toBeGreaterThan(0);

      await page.route("**/pictures/**", isMissing);
      await page.goto(path);
      await untilHydrated(page);
      const picture = page.locator("main picture img").first();
      await picture.scrollIntoViewIfNeeded();
      await expect.poll(() => hasFailed(picture)).toBe(true);
      expect(await placesIn(page)).toEqual(places);
      expect(await shifted()).toBeLessThan(0.01);

      const words = (await picture.getAttribute("alt")) ?? "";
      expect(words).toMatch(/\p{L}{3}/u);
      await expect(page.getByRole("img", { name: words }).first()).toBeAttached();
      const frame = page.locator("main :has(> picture)").first();
      await expect(frame.getByText(words)).toBeVisible();
      await expect(frame).not.toHaveCSS("background-color", /rgba?\(0, 0, 0/);
      await page.unroute("**/pictures/**");
    }
  });
});

test.describe("when fonts are not there", () => {
  const FONTS = "**/fonts/**";

  /** A screenshot that does not wait for fonts, as Playwright's would. */
  async function paint(page: Page, target: Locator): Promise<string> {
    const box = await target.boundingBox();
    if (!box) throw new Error("There is nothing to be painted.");
    const session = await page.context().newCDPSession(page);
    const { data } = await session.send("Page.captureScreenshot", { clip: { ...box, scale: 1 } });
    await session.detach();
    return data;
  }

  /** Text is painted: the screenshot differs from one with transparent text. */
  async function expectLetters(page: Page): Promise<void> {
    for (const target of [heading(page), page.locator("main p").first()]) {
      const seen = await paint(page, target);
      await target.evaluate((element: HTMLElement) => {
        element.style.color = "transparent";
      });
      expect(await paint(page, target)).not.toBe(seen);
      await target.evaluate((element: HTMLElement) => {
        element.style.color = "";
      });
    }
  }

  const heightOf = (page: Page): Promise<number> =>
    page.evaluate(() => document.documentElement.scrollHeight);

  const loadedFonts = (page: Page): Promise<number> =>
    page.evaluate(() => [...document.fonts].filter(({ status }) => status === "loaded").length);

  test("shows the words at once in the visitor's own fonts, as long and as high as in ours", async ({
    page,
    language,
  }) => {
    const { path } = someDocument(language);
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    const height = await heightOf(page);

    await page.route(FONTS, isMissing);
    await page.goto(path);
    await untilHydrated(page);
    await expectLetters(page);
    expect(Math.abs((await heightOf(page)) / height - 1)).toBeLessThan(0.04);
  });

  test("shows the words while fonts are long in coming, and does not jump when they come", async ({
    page,
    language,
  }) => {
    const shifted = await watchShifts(page);
    let release = (): void => {};
    const held = new Promise<void>((done) => {
      release = done;
    });
    await page.route(FONTS, async (route) => {
      await held;
      await route.continue();
    });
    const { path } = someDocument(language);
    await page.goto(path, { waitUntil: "domcontentloaded" });
    await untilHydrated(page);
    await expectLetters(page);
    const before = await loadedFonts(page);
    release();
    await expect.poll(() => loadedFonts(page)).toBeGreaterThan(before);
    await page.evaluate(() => document.fonts.ready);
    expect(await shifted()).toBeLessThan(0.05);
  });
});

test.describe("when scripts are not there", () => {
  /** The page shows its HTML, and its links work. */
  async function expectReadable(page: Page, language: Language, words: Words): Promise<void> {
    await expect(page.getByRole("contentinfo")).toContainText(words["footer.note"] ?? "?");
    const isAbout = new URL(page.url()).pathname === routePath("about", language);
    const next = isAbout ? "contact" : "about";
    const link = page.getByRole("contentinfo").getByRole("link", {
      name: words[`nav.${next}`],
      exact: true,
    });
    await link.click();
    await expect(page).toHaveURL(routePath(next, language));
    await expect(heading(page)).toHaveText(words[`${next}.title`] ?? "?");
  }

  /** The scripts of the page, without prefetched ones. */
  async function scriptsOf(page: Page, path: string): Promise<string[]> {
    const scripts = new Set<string>();
    const note = (request: { resourceType(): string; url(): string }): void => {
      const { origin, pathname } = new URL(request.url());
      const isOwn = origin === new URL(page.url()).origin;
      const isRun = ["script", "stylesheet"].includes(request.resourceType());
      if (isOwn && isRun) scripts.add(pathname);
    };
    page.on("request", note);
    await page.goto(path);
    await untilHydrated(page);
    await untilQuiet(page);
    page.off("request", note);
    return [...scripts];
  }

  const AMONG: [string, number, (language: Language) => string[]][] = [
    ["two pages", 5, (language) => [routePath("contact", language), searchPath(language)]],
    ["every page", 12, everyKind],
  ];
  for (const [index, [name, least, pathsOf]] of AMONG.entries()) {
    test(`lets ${name} be read and left, whichever of their scripts is missing`, {
      tag: ["@wide", ...nightlyUnlessFirst(1, index)],
    }, async ({ page, context, language, words }) => {
      test.setTimeout(180_000);
      const lost = new Map<string, { path: string; title: string }>();
      for (const path of pathsOf(language)) {
        const scripts = await scriptsOf(page, path);
        const title = (await heading(page).textContent()) ?? "";
        for (const script of scripts) if (!lost.has(script)) lost.set(script, { path, title });
      }
      expect(lost.size).toBeGreaterThan(least);
      await inTabs(context, [...lost], (tab, [script, { path, title }]) =>
        test.step(`${path} without ${script}`, async () => {
          let loads = 0;
          tab.on("request", (request) => {
            if (request.isNavigationRequest()) loads += 1;
          });
          await tab.route(`**${script}`, isMissing);
          await tab.goto(path);
          await untilQuiet(tab);
          expect(loads, "it is not loaded for ever").toBeLessThanOrEqual(2);
          await expect(tab).toHaveURL(path);
          await expect(heading(tab)).toHaveText(title);
          await expectReadable(tab, language, words);
        }),
      );
    });
  }

  const HALVES = ["app", templateChunk("contact"), "framework"];
  for (const [index, name] of HALVES.entries()) {
    test(`lets a page be read and left when "${name}" has come by half`, {
      tag: nightlyUnlessFirst(2, index),
    }, async ({ page, language, words }) => {
      let halves = 0;
      await page.route(`**/${name}-*.js`, async (route) => {
        const text = await (await route.fetch()).text();
        halves += 1;
        const body = text.slice(0, text.length / 2);
        await route.fulfill({ contentType: "text/javascript", body });
      });
      await page.goto(routePath("contact", language));
      await expect.poll(() => halves).toBeGreaterThan(0);
      await page.waitForLoadState("networkidle");
      await expect(heading(page)).toHaveText(words["contact.title"] ?? "?");
      await expectReadable(page, language, words);
      await page.unrouteAll({ behavior: "ignoreErrors" });
    });
  }

  test("does not wait for scripts that never come", async ({ page, language, words }) => {
    await page.route("**/*.js", () => {});
    await page.goto(routePath("contact", language), { waitUntil: "commit" });
    await expect(heading(page)).toHaveText(words["contact.title"] ?? "?");
    await expectReadable(page, language, words);
  });

  /** Aborts all requests for scripts from now on. */
  async function endScripts(page: Page, path: string): Promise<void> {
    await page.goto(path, { waitUntil: "networkidle" });
    await untilHydrated(page);
    await page.route("**/*.js", isMissing);
  }

  test("shows a picture as a file of its own when the gallery does not come", async ({
    page,
    language,
    words,
  }) => {
    await endScripts(page, someProgramWithPictures(language).path);
    const pictures = page.getByRole("region", { name: words["program.pictures"] });
    await pictures.getByRole("link").nth(1).click();
    await expect(page).toHaveURL(/\/pictures\/[^/]+\.webp$/);
  });

  test("narrows a list when the script that moves its cards does not come", async ({
    page,
    language,
  }) => {
    const { name, count } = await someChoice(page, language, "category");
    await endScripts(page, routePath("blog", language));
    await page.getByRole("button", { name }).click();
    await expect(page.getByRole("main").getByRole("article")).toHaveCount(count);
  });

  test("shows a list that cannot be narrowed when scripts do not come", async ({
    page,
    language,
  }) => {
    const { value } = await someChoice(page, language, "category");
    await page.route("**/framework-*.js", isMissing);
    await page.goto(`${routePath("blog", language)}?category=${value}`);
    const first = page.getByRole("main").getByRole("article").first();
    await expect(first).toBeVisible({ timeout: 15_000 });
  });

  test("says that it cannot search when the script for it does not come, and tries again", async ({
    page,
    language,
    words,
  }) => {
    const { title } = someDocument(language);
    await endScripts(page, searchPath(language));
    await page.getByRole("main").getByRole("searchbox").fill(title);
    await expect(page.getByRole("alert")).toContainText(words["search.failed"] ?? "?");
    await page.unroute("**/*.js");
    await pressIfPresent(page, words["list.try-again"] ?? "?");
    const first = page.getByRole("main").getByRole("article").first();
    await expect(first.getByRole("link")).toContainText(title);
  });

  test("keeps what the HTML says when the words of the language do not come", async ({
    page,
    language,
    words,
  }) => {
    await page.route("**/words/*.json", isMissing);
    await page.goto(routePath("contact", language), { waitUntil: "networkidle" });
    await expect(heading(page)).toHaveText(words["contact.title"] ?? "?");
    await expectReadable(page, language, words);
  });
});

test.describe("when the browser keeps nothing", () => {
  // Not even console messages are tolerated.
  test.use({ tolerated: null });

  const STORES: [string, () => void][] = [
    [
      "cannot be opened",
      () => {
        for (const name of ["localStorage", "sessionStorage"]) {
          Object.defineProperty(window, name, {
            get: () => {
              throw new DOMException("denied", "SecurityError");
            },
          });
        }
      },
    ],
    [
      "takes nothing",
      () => {
        Object.defineProperty(Storage.prototype, "setItem", {
          value: () => {
            throw new DOMException("full", "QuotaExceededError");
          },
        });
      },
    ],
  ];

  for (const [index, [name, breakIt]] of STORES.entries()) {
    test(`brings every kind of page to life with a store that ${name}`, {
      tag: nightlyUnlessFirst(1, index),
    }, async ({ context, language }) => {
      await context.addInitScript(breakIt);
      await inTabs(context, everyKind(language), async (tab, path) => {
        await tab.goto(path);
        await untilHydrated(tab);
        await expect(heading(tab)).toBeVisible();
      });
    });

    test(`prepares the visitor's e-mail with a store that ${name}`, async ({
      page,
      language,
      words,
    }) => {
      await page.addInitScript(breakIt);
      await page.goto(routePath("contact", language));
      await untilHydrated(page);
      await page.locator(`#${INQUIRY_ID} input[type=email]`).fill("ana@primjer.hr");
      await page.locator(`#${INQUIRY_ID} textarea`).fill("Ima li mjesta?");
      await page.locator(`#${INQUIRY_ID} button[type=submit]`).click();
      await expect(page.getByRole("heading", { name: words["form.mail.title"] })).toBeVisible();
      await expect(page.locator(`#${INQUIRY_ID}`)).toContainText("Ima li mjesta?");
    });
  }
});

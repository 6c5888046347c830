import type { Page, Route } from "@playwright/test";
import { documentPaths } from "./documents.ts";
import { expect, routePath, test, untilHydrated, watchShifts } from "./site.ts";

const PARTS = {
  "the first link": "</a>",
  "the opener of the menu": "</summary>",
  "the first name in the navigation": "</li>",
  "the navigation": "</nav>",
  "the search": "</details>",
};

for (const [name, end] of Object.entries(PARTS)) {
  test(`lets nothing jump when the line stands still after ${name}`, async ({
    page,
    language,
    way,
  }) => {
    const path = routePath("contact", language);
    way.hesitate(path, end);
    const moved = await watchShifts(page);
    await page.goto(way.url + path);
    await untilHydrated(page);
    expect(await moved()).toBeLessThan(0.001);
  });
}

/** Tells what looks otherwise than now: ["H1 lead color: rgb(0, 0, 0)"] */
async function watchLooks(page: Page): Promise<() => Promise<string[]>> {
  const change = await page.evaluateHandle(async () => {
    const lookOf = (element: Element): string[] => {
      const style = getComputedStyle(element);
      return [...style].map((name) => `${name}: ${style.getPropertyValue(name)}`);
    };
    await document.fonts.ready;
    const elements = [...document.body.querySelectorAll("*")].filter((element) =>
      element.checkVisibility(),
    );
    const before = elements.map(lookOf);
    return () =>
      elements.flatMap((element, index) =>
        lookOf(element)
          .filter((line, at) => line !== before[index]?.[at])
          .map((line) => `${element.tagName} ${element.className} ${line}`),
      );
  });
  return () => change.evaluate((changes) => changes());
}

test("looks the same while its sheets come, one after the other", async ({ page, language }) => {
  const sheets: Route[] = [];
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.route("**/*.css", (route) => void sheets.push(route));
  // Without its script a page stays as it was drawn.
  await page.route("**/component---*.js", () => undefined);
  const routes = (["home", "programs", "aboutProject", "map"] as const).map((route) =>
    routePath(route, language),
  );
  for (const path of [...routes, ...documentPaths(language)]) {
    sheets.length = 0;
    await page.goto(path, { waitUntil: "domcontentloaded" });
    const asked = page.locator("link[rel=stylesheet][href$='.css']");
    await expect(asked).not.toHaveCount(0);
    await expect.poll(async () => (await asked.count()) === sheets.length).toBe(true);
    const changes = await watchLooks(page);
    for (const sheet of sheets) {
      const address = sheet.request().url();
      await sheet.continue();
      await page.waitForFunction(
        (href) => [...document.styleSheets].some((known) => known.href === href),
        address,
      );
      expect(await changes(), `after ${address} on ${path}`).toEqual([]);
    }
    await expect(page.locator("style[data-sheet]")).toHaveCount(0);
    expect(await changes(), `with all sheets on ${path}`).toEqual([]);
  }
});

test.describe("when a sheet is lost", () => {
  test.use({ tolerated: /net::ERR_|Loading CSS chunk|could not be loaded/ });

  test("keeps what it has of it until it comes after all", async ({ page, language }) => {
    let lost = 0;
    let release = (): void => {};
    const held = new Promise<void>((done) => {
      release = done;
    });
    await page.route("**/styles.*.css", async (route) => {
      lost += 1;
      if (lost === 1) return route.abort();
      await held;
      return route.continue();
    });
    await page.goto(routePath("contact", language));
    await expect.poll(() => lost).toBe(2);
    await page.waitForFunction(() =>
      [...document.styleSheets].some(({ href }) => href?.includes("/component---")),
    );
    const drawn = page.locator("style[data-sheet]");
    await expect(drawn).toBeAttached();
    release();
    await untilHydrated(page);
    await expect(drawn).toHaveCount(0);
  });
});

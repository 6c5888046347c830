import type { Page, Request } from "@playwright/test";
import type { Language } from "../../src/i18n/languages.ts";
import { DEGRADED, DEGRADED_PART, INQUIRY_ID, RELOAD } from "../../src/runtime/pageState.ts";
import { documentsIn } from "../documents.ts";
import { someProgramWithPictures } from "./documents.ts";
import { expect, field, menuOpener, routePath, test, untilHydrated, type Words } from "./site.ts";
import { inTabs } from "./tabs.ts";

// The browser logs failed requests.
test.use({
  tolerated:
    /net::ERR_|Loading (CSS )?chunk|not found\. Not rendering React|could not be loaded|Failed to fetch|aborted/,
});

const pagesOf = (language: Language): string[] => [
  routePath("home", language),
  routePath("programs", language),
  ...documentsIn(language, ["program"])
    .slice(0, 1)
    .map(({ path }) => path),
  routePath("contact", language),
];

/** All files that hydration needs: no pictures and fonts. */
async function requiredFiles(page: Page, path: string): Promise<string[]> {
  const parts = new Set<string>();
  const note = (request: Request): void => {
    const { pathname } = new URL(request.url());
    if (/\.(js|css)$|\/page-data\/|\/words\//.test(pathname)) parts.add(pathname);
  };
  page.on("request", note);
  await page.goto(path);
  await untilHydrated(page);
  page.off("request", note);
  return [...parts];
}

/** Every required file once, with the first page that needs it. */
async function losses(page: Page, language: Language): Promise<{ path: string; part: string }[]> {
  const found = new Map<string, string>();
  for (const path of pagesOf(language)) {
    for (const part of await requiredFiles(page, path)) {
      if (!found.has(part)) found.set(part, path);
    }
  }
  return [...found].map(([part, path]) => ({ path, part }));
}

/** The visitor can use the navigation and write. */
async function expectUsable(page: Page, words: Words): Promise<void> {
  const menu = menuOpener(page, words);
  const navigation = page.getByRole("navigation", { name: words["nav.label"], exact: true });
  const plan = navigation.getByRole("link", { name: words["nav.plan"], exact: true });
  // The test's clock runs ahead of the style sheets, without which wide pages show the menu as
  // well.
  await expect(async () => {
    if (!(await plan.isVisible())) await menu.click({ timeout: 1000 });
    await expect(plan).toBeVisible({ timeout: 1000 });
  }).toPass();
}

async function expectDegraded(page: Page, words: Words): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(2000);
    expect(await page.getByText(words["page.lost"] ?? "?").isVisible()).toBe(true);
  }).toPass({ intervals: [50], timeout: 40_000 });
  await expectUsable(page, words);
}

test("retries every file that fails once, and is hydrated", async ({ page, context, language }) => {
  test.setTimeout(180_000);
  await inTabs(context, await losses(page, language), (tab, { path, part }) =>
    test.step(`${path} without ${part}, once`, async () => {
      let lost = 0;
      await tab.route(`**${part}*`, (route) => {
        lost += 1;
        return lost === 1 ? route.abort() : route.continue();
      });
      await tab.goto(path);
      await untilHydrated(tab);
      expect(lost).toBeGreaterThan(0);
      await expect(tab.locator(`html[${DEGRADED}]`)).not.toBeAttached();
    }),
  );
});

test("says that a part failed for good, and lets the visitor go on and write", async ({
  page,
  context,
  language,
  words,
}) => {
  test.setTimeout(180_000);
  const all = await losses(page, language);
  const needed = all.filter(({ part }) => !part.endsWith("app-data.json"));
  expect(needed.length).toBeGreaterThan(8);
  await context.clock.install();
  await inTabs(context, needed, (tab, { path, part }) =>
    test.step(`${path} without ${part}`, async () => {
      await tab.route(`**${part}*`, (route) => route.abort());
      await tab.goto(path);
      await expectDegraded(tab, words);
    }),
  );
});

test.describe("when the app fails to load", () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await page.route("**/app-*.js", (route) => route.abort());
  });

  test("carries what was typed into an e-mail", async ({ page, language, words }) => {
    await page.goto(routePath("contact", language));
    await field(page, words["form.message"] ?? "?").fill("Ima li mjesta za četvero?");
    await expectDegraded(page, words);
    const link = page
      .locator(`#${INQUIRY_ID}`)
      .getByRole("link", { name: words["form.mail.plain"] });
    await expect(link).toBeVisible();
    await link.evaluate((element) => {
      element.addEventListener("click", (event) => event.preventDefault());
      if (element instanceof HTMLElement) element.click();
    });
    const href = decodeURIComponent((await link.getAttribute("href")) ?? "");
    expect(href).toMatch(/^mailto:/);
    expect(href).toContain("Ima li mjesta za četvero?");
  });

  test("shows all pictures of a program, and each thumbnail as a file of its own", async ({
    page,
    language,
    words,
  }) => {
    await page.goto(someProgramWithPictures(language).path);
    await expectDegraded(page, words);
    const pictures = page.getByRole("region", { name: words["program.pictures"] });
    await pictures.getByRole("link").nth(1).click();
    await expect(page).toHaveURL(/\/pictures\/[^/]+\.(webp|avif|jpe?g)$/);
  });

  test("is hydrated when the visitor tries again and it loads", async ({
    page,
    language,
    words,
  }) => {
    await page.goto(routePath("contact", language));
    await expectDegraded(page, words);
    await page.unroute("**/app-*.js");
    await page.locator(`[${RELOAD}]`).click();
    await untilHydrated(page);
    await expect(page.getByText(words["page.lost"] ?? "?")).toBeHidden();
  });
});

test("takes all back when what was late comes after all", async ({ page, language, words }) => {
  let release = (): void => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route("**/words/*.json", async (route) => {
    await held;
    await route.continue();
  });
  await page.clock.install();
  await page.goto(routePath("contact", language));
  await page.clock.runFor(25_000);
  await expect(page.getByText(words["page.lost"] ?? "?")).toBeVisible();
  release();
  await page.clock.resume();
  await untilHydrated(page);
  await expect(page.getByText(words["page.lost"] ?? "?")).toBeHidden();
  await expect(page.locator(`[${DEGRADED_PART}]`)).toHaveCount(0);
});

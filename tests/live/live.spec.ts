import type { Page, Request, Route } from "@playwright/test";
import { LANGUAGE_TABLE, LANGUAGES, type Language } from "../../src/i18n/languages.ts";
import { RESOLVING } from "../../src/runtime/pageState.ts";
import { sourceDocuments } from "../documents.ts";
import { someDocument } from "../e2e/documents.ts";
import {
  expect,
  openLanguages,
  pressIfPresent,
  routePath,
  stopClock,
  test,
  untilHydrated,
} from "../e2e/site.ts";
import { SERVICE_URL } from "./addresses.ts";

// The browser logs the failed connections of these tests.
test.use({ tolerated: /net::ERR_|status of (4|5)\d\d|CORS policy/ });

type Answer = (route: Route) => Promise<void>;

const CORS = { "access-control-allow-origin": "*", "access-control-allow-headers": "*" };
const says =
  (status: number, body: string): Answer =>
  (route) =>
    route.fulfill({ status, body, headers: CORS, contentType: "application/json" });
const breaks: Answer = (route) => route.abort("connectionreset");
const holds: Answer = () => new Promise(() => {});

/** Answers every request to the content service. */
async function serviceThat(page: Page, answer: Answer): Promise<void> {
  await page.unroute(SERVICE_URL);
  await page.route(SERVICE_URL, (route) =>
    route.request().method() === "OPTIONS" ? says(204, "")(route) : answer(route),
  );
}

const newStory = (language: Language): string => someDocument(language, ["blog"]).path;
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

for (const [type, part] of [
  ["blog", "article time, article p"],
  ["destination", "article p"],
  ["program", "article dl"],
] as const) {
  test(`opens a document of the type ${type} that was published after the build`, async ({
    page,
    language,
    words,
  }) => {
    await page.goto(someDocument(language, [type]).path);
    await expect(page.locator(`html[${RESOLVING}]`)).toHaveCount(0);
    await expect(heading(page)).not.toHaveText(words["not-found.title"] ?? "?");
    const title = (await heading(page).textContent()) ?? "";
    await expect(page).toHaveTitle(`${words["site.name"]} – ${title}`);
    const description = page.locator("meta[name=description]");
    await expect(description).toHaveCount(1);
    await expect(description).toHaveAttribute("content", /^.{1,151}$/);
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
    await expect(page.locator("html")).toHaveAttribute("lang", LANGUAGE_TABLE[language].htmlLang);
    await expect(page.locator(part).first()).toBeVisible();
    const picture = page.locator("article img").first();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(100);
  });
}

test("leads from a new document to its other languages", async ({ page, language, words }) => {
  const other = LANGUAGES.find((one) => one !== language) ?? "en";
  const inBoth = sourceDocuments("blog").find(
    ({ versions }) => versions[language] && versions[other],
  );
  test.skip(!inBoth, `no story is there in ${language} and in ${other}`);
  await page.goto(inBoth?.versions[language]?.path ?? "?");
  await expect(page.locator("article").first()).toBeVisible();
  const menu = await openLanguages(page, words["language.label"] ?? "?");
  await menu.getByRole("link", { name: LANGUAGE_TABLE[other].name }).click();
  await expect(page).toHaveURL(new RegExp(`/${other}/blog/`));
  await expect(page.locator("article").first()).toBeVisible();
});

test("says that there is no such document when the service says so", async ({
  page,
  language,
  words,
}) => {
  await page.goto(`/${language}/destinations/no-such-place/`);
  await expect(heading(page)).toHaveText(words["not-found.title"] ?? "?");
  await expect(page).toHaveTitle(`${words["site.name"]} – ${words["not-found.title"]}`);
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
});

test("offers what is near to a document that is not there", async ({ page, language, words }) => {
  await page.goto(`/${language}/blog/blok-0/`);
  await expect(page.getByRole("heading", { name: words["not-found.nearest"] })).toBeVisible();
  await expect(
    page.getByRole("main").locator(`a[href="${routePath("blog", language)}blog-0/"]`),
  ).toBeVisible();
});

test("sends no request for what can be no document", async ({ page, language, words }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto(`/${language}/blog/a/b/`);
  await expect(heading(page)).toHaveText(words["not-found.title"] ?? "?");
  expect(asked).not.toContain(SERVICE_URL);
});

test.describe("while the service gives no answer", () => {
  test("says so after ten seconds, and not before", async ({ page, language, words }) => {
    await page.clock.install();
    await serviceThat(page, holds);
    const start = Date.now();
    await page.goto(newStory(language));
    await expect(page.getByText(words["live.looking"] ?? "?")).toBeVisible();
    await page.clock.pauseAt(start + 9500);
    await expect(page.getByText(words["live.slow"] ?? "?")).toHaveCount(0);
    await page.clock.runFor(10_000);
    await expect(page.getByText(words["live.slow"] ?? "?")).toBeVisible();
    await expect(page.getByText(words["live.looking"] ?? "?")).toBeVisible();
  });

  const TROUBLES = [
    ["live.unreachable", "a broken connection", breaks],
    ["live.failing", "an error of the service", says(500, "oops")],
    ["live.failing", "an answer without data", says(200, "{}")],
    ["live.unreadable", "an answer that is no JSON", says(200, "<!doctype html>")],
    [
      "live.unreadable",
      "data beside errors",
      says(200, '{"data":{"blog":null},"errors":[{"message":"half"}]}'),
    ],
    ["live.unreadable", "something that is no document", says(200, '{"data":{"blog":[1]}}')],
  ] as const;
  for (const [key, what, answer] of TROUBLES) {
    test(`distinguishes ${what}, and opens the page once it can`, async ({
      page,
      language,
      words,
    }) => {
      await page.clock.install();
      await serviceThat(page, answer);
      await page.goto(newStory(language));
      await expect(page.getByText(words["live.looking"] ?? "?")).toBeVisible();
      await page.clock.runFor(11_000);
      await expect(page.getByText(words[key] ?? "?")).toBeVisible();
      await page.unroute(SERVICE_URL);
      await pressIfPresent(page, words["live.try-now"] ?? "?");
      await expect(page.locator("article").first()).toBeVisible();
      await expect(page.getByText(words[key] ?? "?")).toHaveCount(0);
    });
  }

  test("asks again with growing pauses", async ({ page, language, words }) => {
    await page.clock.install();
    await serviceThat(page, breaks);
    await page.addInitScript((url) => {
      const times: number[] = [];
      const { fetch } = window;
      Object.assign(window, {
        times,
        fetch: (...asked: Parameters<typeof fetch>) => {
          if (String(asked[0]) === url) times.push(Date.now());
          return fetch(...asked);
        },
      });
    }, SERVICE_URL);
    await page.goto(newStory(language));
    await expect(page.getByText(words["live.looking"] ?? "?")).toBeVisible();
    const times = () => page.evaluate(() => Reflect.get(window, "times") as number[]);
    await expect(async () => {
      await page.clock.runFor(1000);
      expect((await times()).length).toBeGreaterThan(5);
    }).toPass({ intervals: [0] });
    const asked = await times();
    // Answers take time, also while the clock is set forward: a pause is at least as long as
    // expected.
    for (const [index, pause] of [1000, 2000, 4000, 8000, 16_000].entries()) {
      expect(Number(asked[index + 1]) - Number(asked[index])).toBeGreaterThanOrEqual(pause);
    }
  });

  test("asks at once when the connection returns", async ({ page, context, language, words }) => {
    await page.clock.install();
    await page.goto(routePath("blog", language));
    await untilHydrated(page);
    // Only the service is unreachable: the connection was lost after the page had loaded.
    await serviceThat(page, breaks);
    const onTheWay = new Set<Request>();
    page.on("request", (request) => request.url() === SERVICE_URL && onTheWay.add(request));
    page.on("requestfailed", (request) => onTheWay.delete(request));
    // The code that polls has been loaded by then.
    const asked = page.waitForEvent("requestfailed", (request) => request.url() === SERVICE_URL);
    await page.goto(newStory(language));
    await asked;
    await expect(page.getByText(words["live.looking"] ?? "?")).toBeVisible();
    // With the clock stopped no pause ends: only the online event can cause a request.
    await stopClock(page);
    // A question of a pause that ended before has its answer, too.
    await expect.poll(() => onTheWay.size).toBe(0);
    await context.setOffline(true);
    await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false);
    await page.unroute(SERVICE_URL);
    await context.setOffline(false);
    await expect(page.locator("article").first()).toBeVisible();
  });
});

for (const [route, count] of [
  ["blog", 24],
  ["destinations", 17],
  ["programs", 16],
] as const) {
  test(`shows what is new in the list "${route}" when the visitor wants it`, async ({
    page,
    language,
    words,
  }) => {
    await page.addInitScript(() => {
      Object.assign(window, { shifts: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if ("hadRecentInput" in entry && !entry.hadRecentInput) {
            Object.assign(window, { shifts: Reflect.get(window, "shifts") + 1 });
          }
        }
      }).observe({ type: "layout-shift" });
    });
    await page.goto(routePath(route, language));
    await page.evaluate(async () => {
      await document.fonts.ready;
      Object.assign(window, { shifts: 0 });
    });
    const cards = page.getByRole("main").getByRole("article");
    const before = await cards.count();
    const button = page.getByRole("main").getByRole("button", { name: /\(\d+\)$/ });
    const label = (words["list.newer"] ?? "").replace(" ({{count}})", "");
    const newer = button.filter({ hasText: label });
    await expect(newer).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(window, "shifts"))).toBe(0);
    await expect(cards).toHaveCount(before);
    const waiting = Number(/\((\d+)\)/.exec((await newer.textContent()) ?? "")?.[1]);
    expect(waiting).toBeGreaterThanOrEqual(count);
    await newer.click();
    await expect(newer).toHaveCount(0);
    await expect(cards).toHaveCount(before + waiting);
    await expect(cards.first().getByRole("link")).toBeFocused();

    // A new one opens without a new load, and the list is found as it was left.
    await page.evaluate(() => Object.assign(window, { isSame: true }));
    const link = cards.first().getByRole("link");
    const address = (await link.getAttribute("href")) ?? "?";
    await link.click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole("navigation", { name: words["nav.breadcrumb"] })).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(window, "isSame"))).toBe(true);
    await page.goBack();
    await expect(cards).toHaveCount(before + waiting);
  });
}

test("says nothing when the look-up for new documents fails", async ({ page, language, words }) => {
  await serviceThat(page, says(500, "oops"));
  const failed = page.waitForResponse(SERVICE_URL);
  await page.goto(routePath("blog", language));
  await failed;
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(4);
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(page.getByText(words["list.failed"] ?? "?")).toHaveCount(0);
});

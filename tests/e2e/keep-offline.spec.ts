import type { Page } from "@playwright/test";
import type { Language } from "../../src/i18n/languages.ts";
import {
  KEEP_JOURNEY,
  type KeepProgress,
  type KeptJourney,
  recordAddress,
} from "../../src/runtime/keptJourney.ts";
import { cacheName } from "../../src/runtime/offline.ts";
import { someDocuments, someProgramWithPictures } from "./documents.ts";
import type { LocalProxy } from "./proxy.ts";
import { expect, routePath, test, untilHydrated } from "./site.ts";

// The browser logs failed requests.
test.use({ serviceWorkers: "allow", tolerated: /Failed to load resource|ERR_/ });

const JOURNEY = cacheName("journey", "/");

/** A journey of a trip with pictures and two places, and its own page. */
function journeyIn(language: Language) {
  const things = [
    someProgramWithPictures(language),
    ...someDocuments(language, 2, ["destination"]),
  ];
  const own = { path: routePath("myJourney", language), title: null };
  return { things, pages: [own, ...things].map(({ path }) => path) };
}

/** Asks the worker as the page of the journey does; answers how it ended. */
const keep = (page: Page, pages: string[]): Promise<KeepProgress> =>
  page.evaluate(
    async ([type, wanted]) => {
      const { active } = await navigator.serviceWorker.ready;
      const { port1, port2 } = new MessageChannel();
      const ended = new Promise<KeepProgress>((resolve) => {
        port1.onmessage = ({ data }) => {
          if (data.state !== "keeping") resolve(data);
        };
      });
      active?.postMessage({ type, pages: wanted, files: [] }, [port2]);
      return ended;
    },
    [KEEP_JOURNEY, pages] as const,
  );

const readRecord = (page: Page): Promise<KeptJourney> =>
  page.evaluate(
    async ([name, address]) => {
      const cache = await caches.open(name);
      return (await cache.match(address))?.json();
    },
    [JOURNEY, recordAddress("/")] as const,
  );

const keptPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async (name) => {
    const keys = await (await caches.open(name)).keys();
    return keys.map(({ url }) => new URL(url).pathname);
  }, JOURNEY);

async function open(page: Page, siteProxy: LocalProxy, language: Language): Promise<void> {
  await page.goto(siteProxy.url + routePath("contact", language));
  await untilHydrated(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** Without a connection, the browser has no other copies than those of the worker. */
async function disconnect(page: Page, siteProxy: LocalProxy): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.clearBrowserCache");
  await session.detach();
  siteProxy.isCut = true;
  await page.context().setOffline(true);
}

async function connect(page: Page, siteProxy: LocalProxy): Promise<void> {
  siteProxy.isCut = false;
  await page.context().setOffline(false);
}

/** All pictures of the page, which load when they are near the screen. */
async function expectPictures(page: Page): Promise<void> {
  const pictures = page.locator("main img");
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth), {
        message: (await picture.getAttribute("src")) ?? "",
      })
      .toBeGreaterThan(0);
  }
}

/** The build of the document, and how it was opened: "reload" if Gatsby found data of another build. */
const buildOf = (page: Page) =>
  page.evaluate(() => {
    const [opened] = performance.getEntriesByType("navigation");
    return {
      build: window.___webpackCompilationHash,
      by: opened instanceof PerformanceNavigationTiming ? opened.type : "",
    };
  });

/** The page opens with its scripts and its pictures, and is not loaded twice. */
async function expectWhole(page: Page, url: string, title: string): Promise<void> {
  await page.goto(url);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await untilHydrated(page);
  await expectPictures(page);
  expect((await buildOf(page)).by).toBe("navigate");
}

test("goes on where the connection was lost, and opens all of the journey without one", {
  tag: "@smoke",
}, async ({ page, language, words, siteProxy }) => {
  const { things, pages } = journeyIn(language);
  await open(page, siteProxy, language);
  // The connection is lost with the script of the trip, after the page of the journey.
  const script = await page.evaluate(async () => {
    const { templates } = await (await fetch("/template-files.json")).json();
    const names: string[] = templates["component---src-templates-program-detail-tsx"];
    return `/${names.findLast((name) => name.endsWith(".js"))}`;
  });
  siteProxy.publish(script, (text) => {
    siteProxy.isCut = true;
    return text;
  });
  const cut = await keep(page, pages);
  expect(cut.state).toBe("lost");
  expect(cut.done).toBeGreaterThan(0);
  expect(cut.done).toBeLessThan(cut.total);
  expect(await readRecord(page)).toMatchObject({ ...cut, pages });

  const stored = (await keptPaths(page)).filter((path) => /\.(js|css|avif|woff2)$/.test(path));
  siteProxy.publish(script, (text) => text);
  siteProxy.isCut = false;
  siteProxy.asked.length = 0;
  const whole = await keep(page, pages);
  expect(whole).toMatchObject({ state: "done", done: whole.total });
  expect(stored.length).toBeGreaterThan(0);
  expect(siteProxy.asked.filter((path) => stored.includes(path))).toEqual([]);
  expect(await readRecord(page)).toMatchObject({ ...whole, pages });

  await disconnect(page, siteProxy);
  for (const { path, title } of things) await expectWhole(page, siteProxy.url + path, title);
  // Within the site, and the large pictures, which are loaded when they are opened.
  await page
    .getByRole("banner")
    .locator(`a[href="${routePath("myJourney", language)}"]`)
    .click();
  await expect(page).toHaveURL(siteProxy.url + routePath("myJourney", language));
  await page.goBack();
  await page.goto(siteProxy.url + things[0]?.path);
  await untilHydrated(page);
  const thumbnails = page.getByRole("region", { name: words["program.pictures"] });
  await thumbnails.getByRole("link").first().click();
  const picture = page.locator(".yarl__slide_current img");
  await expect(picture).toBeVisible();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
});

test("keeps a journey through a deployment, until it is updated or removed", async ({
  page,
  language,
  siteProxy,
}) => {
  const { things, pages } = journeyIn(language);
  const [first, second] = things;
  if (!first || !second) throw new Error("The journey has too few pages.");
  await open(page, siteProxy, language);
  expect((await keep(page, pages)).state).toBe("done");
  const old = await buildOf(page);
  const oldFiles = (await keptPaths(page)).filter((path) => /\.(js|css)$/.test(path));

  await siteProxy.deploy();
  await page.goto(siteProxy.url + first.path);
  await untilHydrated(page);
  const { build } = await buildOf(page);
  expect(build).not.toBe(old.build);
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready;
        await registration.update();
        return !registration.installing && !registration.waiting;
      }),
    )
    .toBe(true);

  // The page that was opened since is new, and all others are as they were kept.
  await disconnect(page, siteProxy);
  await expectWhole(page, siteProxy.url + first.path, first.title);
  expect((await buildOf(page)).build).toBe(build);
  for (const { path, title } of things.slice(1)) {
    await expectWhole(page, siteProxy.url + path, title);
    expect((await buildOf(page)).build).toBe(old.build);
  }

  await connect(page, siteProxy);
  expect((await keep(page, pages)).state).toBe("done");
  expect(await readRecord(page)).toMatchObject({ build });
  const now = await keptPaths(page);
  expect(now.filter((path) => oldFiles.includes(path))).toEqual([]);

  await page.evaluate((name) => caches.delete(name), JOURNEY);
  await disconnect(page, siteProxy);
  await page.goto(siteProxy.url + second.path);
  await expect(page).toHaveURL(/\/offline\//);
});

test("tells a kept journey apart from what was visited", async ({
  page,
  language,
  words,
  siteProxy,
}) => {
  const { pages, things } = journeyIn(language);
  await open(page, siteProxy, language);
  expect((await keep(page, pages)).state).toBe("done");
  // Visited after it was kept: it is listed once.
  await page.goto(siteProxy.url + things[0]?.path);
  await untilHydrated(page);
  await disconnect(page, siteProxy);
  await page.goto(siteProxy.url + routePath("about", language));
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 2 })).toHaveText([
    words["offline.journey"],
    words["offline.journey.visited"],
  ]);
  await expect(main.getByRole("listitem")).toHaveText([
    words["my-journey.title"],
    ...things.map(({ title }) => title),
    words["contact.title"],
  ]);
});

test("says so when the device has no room", async ({ page, context, language, siteProxy }) => {
  const { pages } = journeyIn(language);
  await open(page, siteProxy, language);
  const session = await context.newCDPSession(page);
  const usage = await page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0);
  const quota = { origin: siteProxy.url, quotaSize: usage + 200_000 };
  await session.send("Storage.overrideQuotaForOrigin", quota);
  expect((await keep(page, pages)).state).toBe("full");
  await session.send("Storage.overrideQuotaForOrigin", { origin: siteProxy.url });
  expect((await keep(page, pages)).state).toBe("done");
});

test("is pressed on the journey's page, which works without a connection as well", {
  tag: "@wide",
}, async ({ page, language, words, siteProxy }) => {
  const [thing] = someDocuments(language, 1, ["destination"]);
  const { path = "", title = "" } = thing ?? {};
  await page.goto(siteProxy.url + path);
  await untilHydrated(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.getByRole("button", { name: `${words["keep.action"]} ${title}` }).click();
  const journey = siteProxy.url + routePath("myJourney", language);
  await page.goto(journey);
  await page.getByRole("link", { name: words["my.offline.open"] }).click();
  await page.getByRole("button", { name: words["my.offline.action"] }).click();
  await expect(page.getByText(words["my.offline.stays"])).toBeVisible({ timeout: 30_000 });

  await disconnect(page, siteProxy);
  await page.goto(journey);
  await page.getByRole("button", { name: words["my.spread"] }).click();
  await expect(page.locator("section[data-day]").getByRole("link", { name: title })).toBeVisible();
  await page.getByRole("button", { name: words["my.share"] }).click();
  await expect(page.getByRole("dialog").getByRole("img")).toBeVisible();
  await page.keyboard.press("Escape");
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: words["my.gpx"], exact: true }).click(),
  ]);
  expect(file.suggestedFilename()).toBe("journey.gpx");
  await page.locator("section[data-day]").getByRole("link", { name: title }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await connect(page, siteProxy);
});

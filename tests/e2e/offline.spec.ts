import type { BrowserContext, Page } from "@playwright/test";
import { serviceWorkerRemover } from "../../src/build/serviceWorker/removeServiceWorker.ts";
import { LANGUAGE_TABLE, LANGUAGES } from "../../src/i18n/languages.ts";
import { isPageCached } from "../cachedPage.ts";
import type { LocalProxy } from "./proxy.ts";
import { expect, routePath, test, untilHydrated } from "./site.ts";

// The browser logs failed requests.
test.use({ serviceWorkers: "allow", tolerated: /Failed to load resource|ERR_/ });

async function untilCached(page: Page): Promise<void> {
  await untilHydrated(page);
  await expect.poll(() => page.evaluate(isPageCached)).toBe(true);
}

/**
 * Publishes the worker until `read` finds what is expected. In Chromium, with developer tools attached
 * as here, a worker that handles a request at the moment of the update may not be replaced: then one
 * more build is published.
 */
function pollBuilds<Found>(
  siteProxy: LocalProxy,
  worker: (text: string) => string,
  read: () => Promise<Found>,
) {
  let builds = 0;
  return expect.poll(
    async () => {
      builds += 1;
      siteProxy.publish("/sw.js", (text) => `${worker(text)}\n// build ${builds}`);
      return read();
    },
    { intervals: [500, 1000, 3000] },
  );
}

/** Cuts the connection and sets the browser offline. */
async function loseConnection(context: BrowserContext, siteProxy: LocalProxy): Promise<void> {
  siteProxy.isCut = true;
  await context.setOffline(true);
}

async function regainConnection(context: BrowserContext, siteProxy: LocalProxy): Promise<void> {
  siteProxy.isCut = false;
  await context.setOffline(false);
}

/** Every picture is loaded while the page is scrolled down. */
async function expectPictures(page: Page): Promise<void> {
  const pictures = page.locator("main img");
  expect(await pictures.count()).toBeGreaterThan(0);
  const first = pictures.first();
  await first.scrollIntoViewIfNeeded();
  await expect
    .poll(() => first.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBeGreaterThan(0);
}

test("opens what was visited, with its pictures, when there is no connection", async ({
  page,
  context,
  language,
  words,
  siteProxy,
}) => {
  await page.goto(siteProxy.url + routePath("destinations", language));
  await untilCached(page);
  await expectPictures(page);
  const link = page.getByRole("main").getByRole("article").getByRole("link").first();
  const title = (await link.textContent()) ?? "";
  await link.click();
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText(title);
  await untilCached(page);
  await expectPictures(page);

  await loseConnection(context, siteProxy);
  // The second page was opened by client-side navigation: its HTML was cached afterwards.
  await page.reload();
  await expect(heading).toHaveText(title);
  await untilHydrated(page);
  await expectPictures(page);
  await page.goBack();
  await expect(heading).toHaveText(words["destinations.title"] ?? "?");
  await expectPictures(page);
  await page.reload();
  await untilHydrated(page);
  await expect(heading).toHaveText(words["destinations.title"] ?? "?");
  // Client-side navigation works as usual.
  await page.getByRole("main").getByRole("link", { name: title }).first().click();
  await expect(heading).toHaveText(title);
});

test("says in the visitor's language that a page was not visited, and lists those that were", async ({
  page,
  context,
  language,
  words,
  siteProxy,
}) => {
  await page.goto(siteProxy.url + routePath("contact", language));
  await untilCached(page);
  await loseConnection(context, siteProxy);

  await page.goto(`${siteProxy.url}${routePath("about", language)}?a=1`);
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText(words["offline.title"] ?? "?");
  await expect(page.locator("html")).toHaveAttribute("lang", LANGUAGE_TABLE[language].htmlLang);
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  await expect(page.getByRole("heading", { name: words["offline.pages"] })).toBeVisible();
  const kept = page.getByRole("main").getByRole("listitem");
  await expect(kept).toHaveText([words["contact.title"] ?? "?"]);

  // When the connection is back, the page that the visitor wanted opens.
  await regainConnection(context, siteProxy);
  await expect(heading).toHaveText(words["about.title"] ?? "?", { timeout: 20_000 });
  await expect(page).toHaveURL(`${siteProxy.url}${routePath("about", language)}?a=1`);
});

test("opens the chosen language at an address that has none", async ({
  page,
  context,
  language,
  words,
  siteProxy,
}) => {
  await page.addInitScript((chosen) => localStorage.setItem("language", chosen), language);
  await page.goto(siteProxy.url + routePath("contact", language));
  await untilCached(page);
  await loseConnection(context, siteProxy);
  const heading = page.getByRole("heading", { level: 1 });
  await page.goto(`${siteProxy.url}/contact/?a=1`);
  await expect(heading).toHaveText(words["contact.title"] ?? "?");
  await expect(page).toHaveURL(`${siteProxy.url}${routePath("contact", language)}?a=1`);
  await page.goto(`${siteProxy.url}/about/`);
  await expect(heading).toHaveText(words["offline.title"] ?? "?");
  await expect(page.locator("html")).toHaveAttribute("lang", LANGUAGE_TABLE[language].htmlLang);
});

test("leads from the list to a page that can be read", async ({
  page,
  context,
  language,
  words,
  siteProxy,
}) => {
  await page.goto(siteProxy.url + routePath("contact", language));
  await untilCached(page);
  await loseConnection(context, siteProxy);
  const foot = page.getByRole("contentinfo");
  await foot.getByRole("link", { name: words["nav.about"], exact: true }).click();
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText(words["offline.title"] ?? "?", { timeout: 15_000 });
  const main = page.getByRole("main");
  await main.getByRole("link", { name: words["contact.title"], exact: true }).click();
  await expect(heading).toHaveText(words["contact.title"] ?? "?");
  await expect(page).toHaveURL(siteProxy.url + routePath("contact", language));
});

test("never shows a page of another language instead", async ({
  page,
  context,
  language,
  words,
  siteProxy,
  complaints,
}) => {
  await page.goto(siteProxy.url + routePath("home", language));
  await untilCached(page);
  await loseConnection(context, siteProxy);
  // The next of the four: all together meet each.
  const other = LANGUAGES[(LANGUAGES.indexOf(language) + 1) % LANGUAGES.length] ?? "en";
  await page.goto(siteProxy.url + routePath("home", other));
  await expect(page.locator("html")).toHaveAttribute("lang", LANGUAGE_TABLE[other].htmlLang);
  await expect(page).toHaveURL(new RegExp(`/${other}/offline/`));
  await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(0);
  // The messages of a language that was not visited are not cached: its page shows its HTML.
  await expect.poll(() => complaints).toEqual(["Failed to fetch"]);
  complaints.length = 0;
  await page.goto(siteProxy.url + routePath("home", language));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words["home.title"] ?? "?");
});

test("shows what is new while there is a connection, though an older page is kept", async ({
  page,
  language,
  siteProxy,
}) => {
  const path = routePath("contact", language);
  await page.goto(siteProxy.url + path);
  await untilCached(page);
  siteProxy.publish(path, (html) => html.replace("<body", '<body data-newest="yes"'));
  await page.goto(siteProxy.url + path);
  await expect(page.locator("body")).toHaveAttribute("data-newest", "yes");
});

test("keeps what was still on its way when the worker came", async ({
  page,
  language,
  siteProxy,
}) => {
  const data = `/page-data${routePath("contact", language === "en" ? "de" : "en")}page-data.json`;
  await page.addInitScript((address) => void fetch(address), data);
  await page.route(`**${data}`, async (route) => {
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await route.continue();
  });
  await page.goto(siteProxy.url + routePath("contact", language));
  await expect
    .poll(() => page.evaluate((address) => caches.match(address).then(Boolean), data))
    .toBe(true);
});

test("keeps neither what is not there nor what belongs to others", async ({
  page,
  language,
  words,
  siteProxy,
}) => {
  await page.goto(siteProxy.url + routePath("contact", language));
  await untilCached(page);
  await page.goto(`${siteProxy.url}/${language}/nope/`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words["not-found.title"] ?? "?");
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const caught = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return caught.flat().map(({ url }) => url);
  });
  expect(kept.filter((url) => url.includes("nope"))).toEqual([]);
  expect(kept.filter((url) => !url.startsWith(siteProxy.url))).toEqual([]);
});

test("loads a whole document at the next step once there is a new worker, and only once", async ({
  page,
  language,
  words,
  siteProxy,
}) => {
  await page.goto(siteProxy.url + routePath("contact", language));
  await untilCached(page);
  const mark = () =>
    page.evaluate(() => {
      document.body.dataset.sameDocument = "yes";
    });
  const step = async (route: "about" | "contact") => {
    const foot = page.getByRole("contentinfo");
    await foot.getByRole("link", { name: words[`nav.${route}`], exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      words[`${route}.title`] ?? "?",
    );
    await untilHydrated(page);
  };
  const isSame = () => page.locator("body[data-same-document=yes]").count();

  await mark();
  await step("about");
  expect(await isSame()).toBe(1);

  const hearsOfUpdate = pollBuilds(
    siteProxy,
    (script) => script,
    () =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        if (!window.___swUpdated) await registration?.update();
        return window.___swUpdated && !registration?.installing && !registration?.waiting;
      }),
  );
  await hearsOfUpdate.toBe(true);
  expect(await isSame(), "nothing is loaded anew by itself").toBe(1);
  await step("contact");
  expect(await isSame()).toBe(0);

  await mark();
  await step("about");
  expect(await isSame()).toBe(1);
});

test("goes away for good where the site is built without it", async ({
  page,
  language,
  siteProxy,
}) => {
  await page.goto(siteProxy.url + routePath("contact", language));
  await untilCached(page);
  const loads: string[] = [];
  page.on("framenavigated", (frame) => loads.push(frame.url()));
  const updateAndFindLeft = async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    // It may be unregistered meanwhile.
    await registration?.update().catch(() => undefined);
    const registrations = await navigator.serviceWorker.getRegistrations();
    return {
      workers: registrations.map(({ installing, waiting, active }) =>
        [installing, waiting, active].map((one) => one?.state),
      ),
      caches: await caches.keys(),
    };
  };
  const isLeft = pollBuilds(
    siteProxy,
    () => serviceWorkerRemover("/"),
    () => page.evaluate(updateAndFindLeft),
  );
  await isLeft.toEqual({ workers: [], caches: [] });
  expect(loads).toEqual([]);
});

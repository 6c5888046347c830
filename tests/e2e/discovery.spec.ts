import type { APIRequestContext, Page } from "@playwright/test";
import { FEED_STORIES } from "../../src/build/discovery/feed.ts";
import { LANGUAGE_TABLE } from "../../src/i18n/languages.ts";
import { languageOfPath } from "../../src/i18n/paths.ts";
import { documentsIn } from "../documents.ts";
import { someDocuments } from "./documents.ts";
import { expect, routePath, test, untilHydrated } from "./site.ts";

/** A page in sitemap.xml: its URL, and those of its versions by language. */
interface Listed {
  address: string;
  changedAt: string;
  alternates: Record<string, string>;
}

interface Read {
  title: string;
  robots: string;
  canonical: string;
  alternates: Record<string, string>;
  feed: string;
  meta: Record<string, string>;
  heading: string;
  steps: string[];
  data: string[];
  links: string[];
}

type Thing = { "@type": string } & Record<string, unknown>;

const pathOf = (address: string): string => new URL(address).pathname;

async function textOf(request: APIRequestContext, path: string): Promise<string> {
  const response = await request.get(path);
  expect(response.status(), path).toBe(200);
  return response.text();
}

/** All pages of sitemap.xml, parsed by the browser. */
async function readSiteMap(page: Page, request: APIRequestContext): Promise<Listed[]> {
  const xml = await textOf(request, "/sitemap.xml");
  return page.evaluate((text) => {
    const document = new DOMParser().parseFromString(text, "application/xml");
    if (document.querySelector("parsererror")) throw new Error("sitemap.xml is no XML");
    return [...document.querySelectorAll("url")].map((url) => ({
      address: url.querySelector("loc")?.textContent ?? "",
      changedAt: url.querySelector("lastmod")?.textContent ?? "",
      alternates: Object.fromEntries(
        [...url.getElementsByTagName("xhtml:link")].map((link) => [
          link.getAttribute("hreflang"),
          link.getAttribute("href"),
        ]),
      ),
    }));
  }, xml);
}

/** Metadata of a page, without rendering it. */
async function readPage(page: Page, html: string): Promise<Read> {
  return page.evaluate((text) => {
    const document = new DOMParser().parseFromString(text, "text/html");
    const all = (selector: string): Element[] => [...document.querySelectorAll(selector)];
    const attribute = (selector: string, name: string): string =>
      document.querySelector(selector)?.getAttribute(name) ?? "";
    return {
      title: document.title,
      robots: attribute('meta[name="robots"]', "content"),
      canonical: attribute('link[rel="canonical"]', "href"),
      alternates: Object.fromEntries(
        all('link[rel="alternate"][hreflang]').map((link) => [
          link.getAttribute("hreflang"),
          link.getAttribute("href"),
        ]),
      ),
      feed: attribute('link[type="application/rss+xml"]', "href"),
      meta: Object.fromEntries(
        all("meta[property], meta[name]").map((meta) => [
          meta.getAttribute("property") ?? meta.getAttribute("name"),
          meta.getAttribute("content"),
        ]),
      ),
      heading: document.querySelector("h1")?.textContent ?? "",
      steps: all("main nav:first-of-type ol:not(:has(a[href^='#'])) li").map(
        (step) => step.textContent ?? "",
      ),
      data: all('script[type="application/ld+json"]').map((script) => script.textContent ?? ""),
      links: all('a[href^="/"]').map((link) => link.getAttribute("href") ?? ""),
    };
  }, html);
}

/** Names and URLs in the metadata are those that visitors see. */
function expectAgreement({ data, heading, steps, canonical, meta }: Read): void {
  const things: Thing[] = data.flatMap((text) => JSON.parse(text)["@graph"]);
  for (const thing of things) {
    if ("mainEntityOfPage" in thing) {
      expect(thing.mainEntityOfPage).toBe(canonical);
      expect(thing.headline ?? thing.name).toBe(heading);
      expect(thing.image).toBe(meta["og:image"]);
    }
  }
  const path = things.find((thing) => thing["@type"] === "BreadcrumbList");
  const breadcrumbs = Array.isArray(path?.itemListElement) ? path.itemListElement : [];
  expect(breadcrumbs.map(({ name }) => name)).toEqual(steps);
  if (breadcrumbs.length > 0) expect(breadcrumbs.at(-1).item).toBe(canonical);
}

/** "/de/blog/page/2/", "/de/program/type/active/" */
const PART_OF_A_LIST =
  /^\/[a-z-]+\/\w+\/(?:page|category|type|length|month|with|border|country|food|car|mobility)\/[^/]+\//;

test("has metadata on every page that agree with what visitors see", { tag: "@wide" }, async ({
  page,
  request,
  language,
}) => {
  test.slow();
  const listed = await readSiteMap(page, request);
  const own = listed.filter(({ address }) => languageOfPath(pathOf(address)) === language);
  expect(own.length).toBeGreaterThan(50);
  const addresses = new Map(listed.map((entry) => [entry.address, entry]));
  expect(addresses.size).toBe(listed.length);

  const links = new Set<string>();
  const pictures = new Set<string>();
  const titles = new Set<string>();
  for (const { address, alternates } of own) {
    const read = await readPage(page, await textOf(request, pathOf(address)));
    expect(read.robots, address).toBe("");
    expect(read.canonical).toBe(address);
    expect(read.meta["og:url"]).toBe(address);
    expect(read.alternates, address).toEqual(alternates);
    expect(alternates[LANGUAGE_TABLE[language].htmlLang]).toBe(address);
    for (const other of Object.values(alternates)) {
      expect(addresses.get(other)?.alternates, `${other} leads back`).toEqual(alternates);
    }
    expect(read.meta["og:title"]).toBe(read.title);
    expect(read.meta["twitter:card"]).toBe("summary_large_image");
    expect(pathOf(read.feed)).toBe(`/${language}/feed.xml`);
    expectAgreement(read);
    titles.add(read.title);
    pictures.add(read.meta["og:image"] ?? "");
    for (const link of read.links) links.add(new URL(link, address).pathname);
  }
  expect(titles.size).toBe(own.length);

  for (const picture of pictures) {
    const response = await request.get(pathOf(picture));
    expect([response.status(), response.headers()["content-type"]], picture).toEqual([
      200,
      "image/jpeg",
    ]);
  }

  // Reachable pages are listed, are a page of a listed list, or have noindex.
  const paths = new Set(listed.map((entry) => pathOf(entry.address)));
  const unlisted = [...links].filter((path) => !paths.has(path));
  for (const path of unlisted) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    const isPage = response.headers()["content-type"]?.startsWith("text/html");
    if (!isPage) continue;
    const { robots, canonical, title, alternates } = await readPage(page, await response.text());
    if (!PART_OF_A_LIST.test(path)) {
      expect(robots, path).toBe("noindex");
      continue;
    }
    expect(robots, path).toBe("");
    expect(pathOf(canonical)).toBe(path);
    expect(pathOf(alternates[LANGUAGE_TABLE[language].htmlLang] ?? "")).toBe(path);
    expect(titles).not.toContain(title);
    titles.add(title);
  }
  // … and listed pages can be reached, in their own language or from another version.
  const unreached = own.filter(({ address }) => !links.has(pathOf(address)));
  expect(unreached).toEqual([]);
});

test("says when documents and lists changed", async ({ page, request, language }) => {
  const listed = await readSiteMap(page, request);
  const changeOf = (path: string): string =>
    listed.find(({ address }) => pathOf(address) === path)?.changedAt ?? "?";
  const stories = listed.filter(({ address }) =>
    pathOf(address).startsWith(routePath("blog", language)),
  );
  const newest = stories
    .map(({ changedAt }) => changedAt)
    .sort()
    .at(-1);
  expect(changeOf(routePath("blog", language))).toBe(newest);
  expect(newest).toMatch(/^20\d\d-/);
  expect(changeOf(routePath("about", language))).toBe("");
});

test("describes the site on its home page, and what a program and a story are", async ({
  page,
  language,
  words,
}) => {
  const thingsAt = async (): Promise<Thing[]> => {
    const script = page.locator('script[type="application/ld+json"]');
    await expect(script).toHaveCount(1);
    return JSON.parse((await script.textContent()) ?? "")["@graph"];
  };
  const typesOf = (things: Thing[]): string[] => things.map((thing) => thing["@type"]);
  await page.goto(routePath("home", language));
  const site = await thingsAt();
  expect(typesOf(site)).toEqual(["Organization", "WebSite"]);
  expect(JSON.stringify(site)).toContain(`/${language}/search/?q={search_term_string}`);

  someDocuments(language, 1, ["program"]);
  someDocuments(language, 1, ["blog"]);
  await page.goto(routePath("programs", language));
  await untilHydrated(page);
  expect(typesOf(await thingsAt())).toEqual(["BreadcrumbList"]);
  // Also after client-side navigation.
  await page.getByRole("main").getByRole("article").getByRole("link").first().click();
  const heading = page.getByRole("heading", { name: words["program.steps"], exact: true });
  const steps = page.locator("section", { has: heading }).getByRole("listitem");
  await expect
    .poll(async () => typesOf(await thingsAt()))
    .toEqual(["BreadcrumbList", "TouristTrip"]);
  const trip = (await thingsAt())[1];
  const count = await steps.count();
  // Alone, or before the places of its itinerary.
  const itinerary = [trip?.itinerary].flat()[0];
  if (count > 0) expect(itinerary).toMatchObject({ numberOfItems: count });
  const [price = ""] = await page.locator("aside p").allTextContents();
  const digitsIn = (text: string): string => text.replace(/\D/g, "");
  // Structured data contains what the page shows, and nothing else.
  for (const offer of [trip?.offers ?? []].flat().slice(0, 1)) {
    expect(digitsIn(String((offer as { price: number }).price))).toBe(digitsIn(price));
  }

  await page.goto(routePath("blog", language));
  await page.getByRole("main").getByRole("article").getByRole("link").first().click();
  await expect(page).toHaveURL(new RegExp(`${routePath("blog", language)}[^/]+/$`));
  await expect
    .poll(async () => typesOf(await thingsAt()))
    .toEqual(["BreadcrumbList", "BlogPosting"]);
});

test("offers the newest stories to feed readers", async ({ page, request, language, words }) => {
  const listed = new Set((await readSiteMap(page, request)).map(({ address }) => address));
  const response = await request.get(`/${language}/feed.xml`);
  expect(response.headers()["content-type"]).toBe("application/rss+xml; charset=utf-8");
  const { title, links } = await page.evaluate(
    (text) => {
      const feed = new DOMParser().parseFromString(text, "application/xml");
      if (feed.querySelector("parsererror")) throw new Error("the feed is no XML");
      return {
        title: feed.querySelector("channel > title")?.textContent,
        links: [...feed.querySelectorAll("item > link")].map((link) => link.textContent ?? ""),
      };
    },
    await response.text(),
  );
  expect(title).toBe(`${words["site.name"]} – ${words["blog.title"]}`);
  expect(links).toHaveLength(Math.min(documentsIn(language, ["blog"]).length, FEED_STORIES));
  for (const link of links) {
    expect(listed).toContain(link);
    expect(pathOf(link)).toContain(routePath("blog", language));
  }
});

test("tells robots where the sitemap is, and researchers where to report a vulnerability", async ({
  request,
}) => {
  const robots = await textOf(request, "/robots.txt");
  expect(robots).toMatch(
    /^User-agent: \*\nAllow: \/\n\nSitemap: https:\/\/[^\n]+\/sitemap\.xml\n$/,
  );
  const security = await textOf(request, "/.well-known/security.txt");
  const expires = Date.parse(/^Expires: (.+)$/m.exec(security)?.[1] ?? "");
  expect(expires).toBeGreaterThan(Date.now());
  expect(security).toMatch(/^Contact: mailto:[^\s@]+@[^\s@]+$/m);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("lists every page of the language, and is reached from the footer", async ({
    page,
    request,
    language,
    words,
  }) => {
    await page.goto(routePath("home", language));
    await page
      .getByRole("contentinfo")
      .getByRole("link", { name: words["sitemap.title"], exact: true })
      .click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(words["sitemap.title"] ?? "?");
    const hrefs = await page
      .getByRole("main")
      .locator("section li a")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
    expect(new Set(hrefs).size).toBe(hrefs.length);
    const xml = await textOf(request, "/sitemap.xml");
    const listed = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)]
      .map(([, address = ""]) => pathOf(address))
      .filter((path) => languageOfPath(path) === language);
    expect([...hrefs, routePath("sitemap", language)].sort()).toEqual(listed.sort());
  });
});

import { brotliCompressSync } from "node:zlib";
import type { Response } from "@playwright/test";
import { BROWSER_LIMITS, earlyCode } from "../../scripts/measure/limits.ts";
import { BROWSER_ARGUMENTS, findFullBrowser } from "../../scripts/tests/browser.ts";
import type { Language } from "../../src/i18n/languages.ts";
import { DOCUMENT_TYPES, type Route } from "../../src/i18n/routes.ts";
import { someDocument } from "./documents.ts";
import { expect, routePath, test, untilHydrated, untilQuiet } from "./site.ts";

// What a page loads on a telephone without any interaction. `npm run budgets` weighs the files that the HTML
// names; these tests are about what only a browser knows.
test.use({
  // The headless shell loads lazy images that a full browser does not.
  launchOptions: { executablePath: findFullBrowser(), args: BROWSER_ARGUMENTS },
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
});

const ROUTES: Route[] = ["home", "about", "contact", "blog", "destinations", "programs", "map"];
type PathIn = (language: Language) => string;
const PAGES: [name: string, pathIn: PathIn][] = [
  ...ROUTES.map((route): [string, PathIn] => [route, (language) => routePath(route, language)]),
  ...DOCUMENT_TYPES.map((type): [string, PathIn] => [
    `a ${type}`,
    (language) => someDocument(language, [type]).path,
  ]),
];
const IN_TEST = ["home", "a program"];

async function weightOf(response: Response): Promise<number> {
  const body = await response.body().catch(() => Buffer.alloc(0));
  const isPacked = /^(image\/(?!svg)|font\/)/.test(response.headers()["content-type"] ?? "");
  return isPacked ? body.length : brotliCompressSync(body).length;
}

for (const [name, pathIn] of PAGES) {
  const tag = IN_TEST.includes(name) ? ["@wide"] : ["@wide", "@nightly"];
  test(`loads little at first: ${name}`, { tag }, async ({ page, request, language }) => {
    const path = pathIn(language);
    const asked: string[] = [];
    const answers: Response[] = [];
    page.on("request", (one) => asked.push(one.url()));
    page.on("response", (one) => answers.push(one));
    await page.goto(path);
    await untilHydrated(page);
    await untilQuiet(page);
    const { origin } = new URL(page.url());
    const urls = asked.filter((url) => /^https?:/.test(url));
    const isAhead = (url: string) =>
      url.endsWith("/page-data.json") && !url.endsWith(`/page-data${path}page-data.json`);
    expect(urls.filter((url) => !url.startsWith(origin))).toEqual([]);
    const own = urls.filter((url) => !isAhead(url));
    expect(own.slice(BROWSER_LIMITS.Requests), "requests beyond the limit").toEqual([]);
    expect(urls.filter(isAhead).slice(BROWSER_LIMITS.RequestsAhead)).toEqual([]);

    const weights = await Promise.all(answers.map(weightOf));
    const sum = (isMeant: (url: string) => boolean) =>
      weights.reduce((all, one, at) => all + (isMeant(answers[at]?.url() ?? "") ? one : 0), 0);
    const most = name === "home" ? BROWSER_LIMITS.AllOfHome : BROWSER_LIMITS.All;
    expect(
      sum(() => true),
      "bytes of all",
    ).toBeLessThanOrEqual(most);
    const isScript = (url: string) => url.endsWith(".js");
    expect(sum(isScript), "bytes of scripts").toBeLessThanOrEqual(BROWSER_LIMITS.JavaScript);

    const maps = await Promise.all(
      urls.filter(isScript).map(async (url) => await request.get(`${url}.map`)),
    );
    const found = maps.filter((map) => map.ok());
    expect(found.length, "source maps").toBeGreaterThan(0);
    const sources = await Promise.all(found.map(async (map) => (await map.json()).sources));
    expect(earlyCode(sources.flat())).toEqual([]);
  });
}

import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { Browser, BrowserContext, Response } from "@playwright/test";
import { type Figure, worst } from "../../scripts/measure/figures/figures.ts";
import { readChunkFiles } from "../../src/gatsby/finish/chunkFiles.ts";
import type { Language } from "../../src/i18n/languages.ts";
import { onePerKind, readPages, type SitePage } from "./sitePages.ts";

const KILO = 1000;

/** Of all pages, compressed with brotli. */
const LIMITS = {
  script: 115 * KILO,
  sheets: 10 * KILO,
  /** Names that change with each build make it some bytes more or less. */
  html: 15 * KILO,
  anyHtml: 16 * KILO,
  words: 4_700,
  /** A page in another script has Latin letters as well, in names and numbers; so in what follows. */
  fonts: 60 * KILO,
  home: 360 * KILO,
  inner: 255 * KILO,
  requests: 22,
  ahead: 8,
};

/** Code that no page may need before its visitor wants something. */
const NOT_AT_FIRST: Record<string, RegExp> = {
  "react-dom/server": /node_modules\/react-dom\/.*server/,
  Firestore: /node_modules\/@?firebase[^/]*\/(.*\/)?firestore/,
  Firebase: /node_modules\/(@firebase|firebase)\//,
  motion: /node_modules\/(framer-motion|motion|motion-dom)\//,
  lightbox: /node_modules\/yet-another-react-lightbox\//,
  carousel: /node_modules\/embla-carousel/,
};

/** Leads on to the home page, and costs its own few bytes more. */
const LEADS_HOME = "language-choice";

/** As a telephone shows it, and as long as anything still comes by itself. */
const TELEPHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const PATIENCE_IN_MS = 4000;
const AT_ONCE = 3;

interface Load {
  page: SitePage;
  requests: number;
  /** Of other pages: their data come ahead when links to them are in sight. */
  ahead: number;
  foreign: number;
  script: number;
  fonts: number;
  all: number;
  /** What of the first load has no business there: "motion" */
  early: string[];
}

const known = new Map<string, number>();

/** As small as brotli makes it; what most pages load is packed once. */
function packed(body: Buffer): number {
  const sum = createHash("sha256").update(body).digest("base64");
  const length = known.get(sum) ?? brotliCompressSync(body).length;
  known.set(sum, length);
  return length;
}

const IS_PACKED_ALREADY = /^(image\/(?!svg)|font\/|video\/)/;

interface Weighed {
  kind: string;
  /** Below public/. */
  file: string;
  weight: number;
}

/** What comes over the line, compressed as the host does it. */
async function weigh(response: Response): Promise<Weighed> {
  const body = await response.body().catch(() => Buffer.alloc(0));
  const file = new URL(response.url()).pathname.slice(1);
  const isScript = response.request().resourceType() === "script" || file.endsWith(".js");
  return {
    kind: isScript ? "script" : response.request().resourceType(),
    file,
    weight: IS_PACKED_ALREADY.test(response.headers()["content-type"] ?? "")
      ? body.length
      : packed(body),
  };
}

/** Opens a page as a new visitor, touches nothing, and says what it cost. */
async function loadOnce(
  context: BrowserContext,
  origin: string,
  { folder, page }: { folder: string; page: SitePage },
): Promise<Load> {
  const tab = await context.newPage();
  const asked: string[] = [];
  const answers: Response[] = [];
  tab.on("request", (request) => asked.push(request.url()));
  tab.on("response", (response) => answers.push(response));
  await tab.goto(origin + page.path);
  // On a busy machine scripts come late; the page that leads home leads on before.
  await tab.locator("#___gatsby[data-hydrated]").waitFor({ state: "attached" });
  await tab.waitForLoadState("networkidle");
  await tab.waitForTimeout(PATIENCE_IN_MS);
  const own = answers.filter((response) => response.url().startsWith(origin));
  const weighed = await Promise.all(own.map(weigh));
  const sumOf = (isMeant: (one: Weighed) => boolean): number =>
    weighed.filter(isMeant).reduce((sum, { weight }) => sum + weight, 0);
  const isAhead = (url: string): boolean =>
    url.endsWith("/page-data.json") && !url.endsWith(`/page-data${page.path}page-data.json`);
  const urls = asked.filter((url) => /^https?:/.test(url));
  const scripts = weighed.filter(({ kind }) => kind === "script").map(({ file }) => file);
  return {
    page,
    requests: urls.filter((url) => !isAhead(url)).length,
    ahead: urls.filter(isAhead).length,
    foreign: urls.filter((url) => new URL(url).origin !== origin).length,
    script: sumOf(({ kind }) => kind === "script"),
    fonts: sumOf(({ kind }) => kind === "font"),
    all: sumOf(() => true),
    early: tooEarly(scripts, folder),
  };
}

/** "motion" for each piece of code in the first load that has no business there. */
function tooEarly(scripts: string[], folder: string): string[] {
  const sources = scripts
    .map((script) => join(folder, `${script}.map`))
    .filter(existsSync)
    .flatMap((map): string[] => JSON.parse(readFileSync(map, "utf8")).sources);
  if (sources.length === 0) {
    throw new Error("The scripts of the build have no source maps to look into.");
  }
  return Object.entries(NOT_AT_FIRST)
    .filter(([, pattern]) => sources.some((source) => pattern.test(source)))
    .map(([name]) => name);
}

/** Packing takes long: of pages that are shorter than the longest eighth none is among the heaviest when packed. */
const LONGEST_SHARE = 0.125;
const HEAVIEST_SHARE = 0.05;

function htmlFigures(pages: SitePage[], folder: string): Figure[] {
  const longest = pages
    .map(({ path, file }) => ({ path, body: readFileSync(join(folder, file)) }))
    .sort((one, other) => other.body.length - one.body.length)
    .slice(0, Math.ceil(pages.length * LONGEST_SHARE));
  const sizes = longest.map(({ path, body }): [string, number] => [path, packed(body)]);
  const heaviest = sizes.map(([, size]) => size).sort((one, other) => other - one);
  return [
    {
      name: "HTML, 95 of 100 pages",
      value: heaviest[Math.floor(pages.length * HEAVIEST_SHARE)] ?? Number.NaN,
      limit: LIMITS.html,
      unit: "bytes",
      at: `${pages.length} pages`,
    },
    worst({ name: "HTML, largest page", limit: LIMITS.anyHtml, unit: "bytes" }, sizes),
  ];
}

/** What a kind of page and all that it may draw look like: the sheet of the site and its own. */
async function sheetFigure(pages: SitePage[], folder: string): Promise<Figure> {
  const filesOf = await readChunkFiles(folder);
  const sizes = pages.map(({ kind }): [string, number] => {
    const sheets = filesOf(`component---src-templates-${kind}-tsx`).filter((file) =>
      file.endsWith(".css"),
    );
    const weights = sheets.map((sheet) => packed(readFileSync(join(folder, sheet))));
    return [kind, weights.reduce((sum, weight) => sum + weight)];
  });
  return worst({ name: "Styles of a kind of page", limit: LIMITS.sheets, unit: "bytes" }, sizes);
}

/** What every page of a language loads of its words. */
function wordsFigure(folder: string): Figure {
  const sizes = readdirSync(join(folder, "words")).map((name): [string, number] => {
    const body = readFileSync(join(folder, "words", name));
    return [`/words/${name}`, packed(body)];
  });
  return worst({ name: "Words", limit: LIMITS.words, unit: "bytes" }, sizes);
}

async function loadAll(
  browser: Browser,
  origin: string,
  { folder, pages }: { folder: string; pages: SitePage[] },
): Promise<Load[]> {
  const waiting = [...pages];
  const loads: Load[] = [];
  const visitor = async (): Promise<void> => {
    for (let page = waiting.shift(); page; page = waiting.shift()) {
      const context = await browser.newContext(TELEPHONE);
      const load = loadOnce(context, origin, { folder, page });
      loads.push(await load.finally(() => context.close()));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, visitor));
  return loads;
}

/** What pages weigh: the HTML of all, and all else of one of each kind. */
export async function weighSite(
  browser: Browser,
  origin: string,
  site: { folder: string; pages: SitePage[] },
): Promise<Figure[]> {
  const loads = await loadAll(browser, origin, site);
  for (const { page, early } of loads) {
    if (early.length > 0) console.log(`${page.path} loads at once: ${early.join(", ")}`);
  }
  const figure = (
    name: string,
    [limit, unit]: [number, Figure["unit"]],
    measure: (load: Load) => number,
    isAmong: (kind: string) => boolean = () => true,
  ): Figure => {
    const among = loads.filter(({ page }) => isAmong(page.kind));
    return worst(
      { name, limit, unit },
      among.map((load) => [load.page.path, measure(load)]),
    );
  };
  const kinds = [...new Set(site.pages.map(({ kind }) => kind))].sort();
  const isHome = (kind: string): boolean => kind === "home" || kind === LEADS_HOME;
  return [
    ...kinds.map((kind) =>
      figure(
        `JavaScript, ${kind}`,
        [LIMITS.script, "bytes"],
        ({ script }) => script,
        (one) => one === kind,
      ),
    ),
    ...htmlFigures(readPages(site.folder), site.folder),
    await sheetFigure(site.pages, site.folder),
    wordsFigure(site.folder),
    figure("Fonts", [LIMITS.fonts, "bytes"], ({ fonts }) => fonts),
    figure("All of the home page", [LIMITS.home, "bytes"], ({ all }) => all, isHome),
    figure(
      "All of an inner page",
      [LIMITS.inner, "bytes"],
      ({ all }) => all,
      (kind) => !isHome(kind),
    ),
    figure(
      "Requests",
      [LIMITS.requests, ""],
      ({ requests }) => requests,
      (kind) => kind !== LEADS_HOME,
    ),
    figure("Requests for other pages", [LIMITS.ahead, ""], ({ ahead }) => ahead),
    figure("Requests to others", [0, ""], ({ foreign }) => foreign),
    figure("Code that comes too early", [0, ""], ({ early }) => early.length),
  ];
}

/** A fair part of the pages: every kind in one language or the other, the home page in all. */
export function samplePages(pages: SitePage[]): SitePage[] {
  const kinds = [...new Set(pages.map(({ kind }) => kind))];
  const languageOf = (kind: string): Language => (kinds.indexOf(kind) % 2 === 0 ? "hr" : "de");
  return onePerKind(pages).filter(
    ({ kind, language }) => kind === "home" || !language || language === languageOf(kind),
  );
}

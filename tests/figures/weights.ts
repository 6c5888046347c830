import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { Browser, Response } from "@playwright/test";
import { type Figure, percentile, worst } from "../../scripts/measure/figures/figures.ts";
import type { Language } from "../../src/i18n/languages.ts";
import { onePerKind, readPages, type SitePage } from "./sitePages.ts";

const KILO = 1000;

/** Of all pages, compressed with brotli. */
const LIMITS = {
  script: 115 * KILO,
  html: 15_000,
  anyHtml: 20_000,
  fonts: 45 * KILO,
  home: 360 * KILO,
  inner: 240 * KILO,
  requests: 20,
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
const SCREEN = { width: 412, height: 823 };
const SCALE = 1.75;
const PATIENCE_IN_MS = 4000;
const AT_ONCE = 3;

interface Load {
  page: SitePage;
  requests: number;
  /** Of other pages: their data come ahead when links to them are in sight. */
  ahead: number;
  foreign: string[];
  script: number;
  fonts: number;
  all: number;
  /** Files of the first load, below public/. */
  scripts: string[];
}

const packed = (body: Buffer): number => brotliCompressSync(body).length;

const IS_PACKED_ALREADY = /^(image\/(?!svg)|font\/|video\/)/;

/** What comes over the line, compressed as the host does it. */
async function weigh(response: Response): Promise<number> {
  const body = await response.body().catch(() => Buffer.alloc(0));
  const type = response.headers()["content-type"] ?? "";
  return IS_PACKED_ALREADY.test(type) ? body.length : packed(body);
}

/** Opens a page as a new visitor, touches nothing, and says what it cost. */
async function loadOnce(browser: Browser, origin: string, page: SitePage): Promise<Load> {
  const context = await browser.newContext({
    viewport: SCREEN,
    deviceScaleFactor: SCALE,
    isMobile: true,
    hasTouch: true,
  });
  try {
    const tab = await context.newPage();
    const answers: Response[] = [];
    const foreign: string[] = [];
    let requests = 0;
    let ahead = 0;
    const isAhead = (url: string): boolean =>
      url.endsWith("/page-data.json") && !url.endsWith(`/page-data${page.path}page-data.json`);
    tab.on("request", (request) => {
      if (!/^https?:/.test(request.url())) return;
      if (isAhead(request.url())) ahead += 1;
      else requests += 1;
      if (new URL(request.url()).origin !== origin) foreign.push(request.url());
    });
    tab.on("response", (response) => answers.push(response));
    await tab.goto(origin + page.path, { waitUntil: "networkidle" });
    await tab.waitForTimeout(PATIENCE_IN_MS);
    const load: Load = {
      page,
      requests,
      ahead,
      foreign,
      script: 0,
      fonts: 0,
      all: 0,
      scripts: [],
    };
    for (const response of answers) {
      if (!response.url().startsWith(origin)) continue;
      const weight = await weigh(response);
      const kind = response.request().resourceType();
      load.all += weight;
      if (kind === "font") load.fonts += weight;
      if (kind === "script" || /\.js$/.test(new URL(response.url()).pathname)) {
        load.script += weight;
        load.scripts.push(new URL(response.url()).pathname.slice(1));
      }
    }
    return load;
  } finally {
    await context.close();
  }
}

/** "motion" for each piece of code in the first load that has no business there. */
function tooEarly(scripts: string[], folder: string): string[] {
  const sources = scripts
    .map((script) => join(folder, `${script}.map`))
    .filter(existsSync)
    .flatMap((map): string[] => JSON.parse(readFileSync(map, "utf8")).sources);
  if (sources.length === 0)
    throw new Error("The scripts of the build have no source maps to look into.");
  return Object.entries(NOT_AT_FIRST)
    .filter(([, pattern]) => sources.some((source) => pattern.test(source)))
    .map(([name]) => name);
}

function htmlFigures(pages: SitePage[], folder: string): Figure[] {
  const sizes = pages.map(({ path, file }): [string, number] => [
    path,
    packed(readFileSync(join(folder, file))),
  ]);
  const all = sizes.map(([, size]) => size);
  return [
    {
      name: "HTML, 95 of 100 pages",
      value: percentile(all, 95),
      limit: LIMITS.html,
      unit: "bytes",
      at: `${all.length} pages`,
    },
    worst({ name: "HTML, largest page", limit: LIMITS.anyHtml, unit: "bytes" }, sizes),
  ];
}

async function loadAll(browser: Browser, origin: string, pages: SitePage[]): Promise<Load[]> {
  const waiting = [...pages];
  const loads: Load[] = [];
  const visitor = async (): Promise<void> => {
    for (let page = waiting.shift(); page; page = waiting.shift()) {
      loads.push(await loadOnce(browser, origin, page));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, visitor));
  return loads;
}

/** What pages weigh: the HTML of all, and all else of one of each kind. */
export async function weighSite(
  browser: Browser,
  origin: string,
  options: { folder: string; pages: SitePage[] },
): Promise<Figure[]> {
  const { folder, pages } = options;
  const loads = await loadAll(browser, origin, pages);
  const seen = (measure: (load: Load) => number, among = loads): [string, number][] =>
    among.map((load) => [load.page.path, measure(load)]);
  const kinds = [...new Set(pages.map(({ kind }) => kind))].sort();
  // Source maps are long: each page's are read once.
  const early = new Map(loads.map((load) => [load, tooEarly(load.scripts, folder)]));
  for (const [{ page }, names] of early) {
    if (names.length > 0) console.log(`${page.path} loads at once: ${names.join(", ")}`);
  }
  return [
    ...kinds.map((kind) =>
      worst(
        { name: `JavaScript, ${kind}`, limit: LIMITS.script, unit: "bytes" },
        seen(
          ({ script }) => script,
          loads.filter(({ page }) => page.kind === kind),
        ),
      ),
    ),
    ...htmlFigures(readPages(folder), folder),
    worst(
      { name: "Fonts", limit: LIMITS.fonts, unit: "bytes" },
      seen(({ fonts }) => fonts),
    ),
    worst(
      { name: "All of the home page", limit: LIMITS.home, unit: "bytes" },
      seen(
        ({ all }) => all,
        loads.filter(({ page }) => page.kind === "home" || page.kind === LEADS_HOME),
      ),
    ),
    worst(
      { name: "All of an inner page", limit: LIMITS.inner, unit: "bytes" },
      seen(
        ({ all }) => all,
        loads.filter(({ page }) => page.kind !== "home" && page.kind !== LEADS_HOME),
      ),
    ),
    worst(
      { name: "Requests", limit: LIMITS.requests, unit: "" },
      seen(
        ({ requests }) => requests,
        loads.filter(({ page }) => page.kind !== LEADS_HOME),
      ),
    ),
    worst(
      { name: "Requests for other pages", limit: LIMITS.ahead, unit: "" },
      seen(({ ahead }) => ahead),
    ),
    worst(
      { name: "Requests to others", limit: 0, unit: "" },
      seen(({ foreign }) => foreign.length),
    ),
    worst(
      { name: "Code that comes too early", limit: 0, unit: "" },
      seen((load) => early.get(load)?.length ?? 0),
    ),
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

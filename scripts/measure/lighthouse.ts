import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { RunnerResult } from "lighthouse";
import type { Language } from "../../src/i18n/languages.ts";
import { ensureTestSite } from "../build/ensureTestBuilds.ts";
import { TEST_SITE } from "../build/workspaces.ts";
import { runAsCommand } from "../command.ts";
import { serveSite } from "../serve/serve.ts";
import { BROWSER_ARGUMENTS, ensureFullBrowser } from "../tests/browser.ts";
import { readPages } from "./sitePages.ts";
import { median } from "./timing.ts";

/** A page of each kind, in one language. */
const PAGES: Record<string, Language> = {
  home: "hr",
  written: "en",
  contact: "de",
  map: "sr",
  sitemap: "sr-cyrl",
  "blog-list": "de",
  "blog-detail": "sr-cyrl",
  "destination-list": "en",
  "destination-detail": "hr",
  "program-list": "sr",
  "program-detail": "de",
};
/** Excluded from search engines, which lowers Lighthouse's SEO score. */
const NOT_INDEXED = ["not-found", "offline", "search", "language-choice"];

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
const LIMITS = { score: 100, performance: 95, lcp: 1500, lcpToTwin: 1.15, tbt: 50, cls: 0.01 };
const LIGHTHOUSE = "node_modules/lighthouse/cli/index.js";
const run = promisify(execFile);
const MIN_VISITS = 3;
const MAX_VISITS = 6;
/** The largest ratio of the two fastest LCP times of a page. */
const MAX_LCP_SPREAD = 1.05;

type Result = RunnerResult["lhr"];
type Scores = Partial<Record<(typeof CATEGORIES)[number], number>>;

export interface Measurement {
  scores: Scores;
  lcp: number;
  tbt: number;
  cls: number;
  /** The second fastest visit was nearly as fast as the fastest. */
  isSettled: boolean;
}

/** Errors of Lighthouse's recording, not of the page. */
const RECORDING_FAILED = /\((?:NO_NAVSTART|NO_FCP|NO_TRACING_STARTED)\)/;
const MAX_RECORDINGS = 3;

// In its own process, because Lighthouse sends its functions to the browser as text, and tsx
// changes them; in its own browser, because one that has shown pages before is slower.
async function visit(url: string, recordings = MAX_RECORDINGS): Promise<Result> {
  const flags = ["--headless=new", ...BROWSER_ARGUMENTS].join(" ");
  const args = [url, `--chrome-flags=${flags}`, "--output=json", "--quiet"];
  args.push("--disable-full-page-screenshot", `--only-categories=${CATEGORIES.join()}`);
  try {
    const { stdout } = await run(process.execPath, [LIGHTHOUSE, ...args], {
      maxBuffer: 1e8,
      env: { ...process.env, CHROME_PATH: ensureFullBrowser() },
    });
    return JSON.parse(stdout);
  } catch (error) {
    if (recordings > 1 && RECORDING_FAILED.test(String(error))) return visit(url, recordings - 1);
    throw error;
  }
}

const valuesOf = (results: Result[], audit: string): number[] =>
  results.map(({ audits }) => audits[audit]?.numericValue ?? 0);

/** isSettled([1555, 1739, 1508]) => true, isSettled([1555, 1739, 1900]) => false */
export function isSettled(times: number[]): boolean {
  const [soonest = 0, next = Number.POSITIVE_INFINITY] = times.toSorted((a, b) => a - b);
  return next <= soonest * MAX_LCP_SPREAD;
}

/** Medians; the minimum for LCP, because other load only makes it slower. */
function summarise(results: Result[]): Measurement {
  const pictures = valuesOf(results, "largest-contentful-paint");
  const scoreOf = (category: string): number =>
    Math.round(median(results.map(({ categories }) => 100 * (categories[category]?.score ?? 0))));
  return {
    scores: Object.fromEntries(CATEGORIES.map((category) => [category, scoreOf(category)])),
    lcp: Math.min(...pictures),
    tbt: median(valuesOf(results, "total-blocking-time")),
    cls: median(valuesOf(results, "cumulative-layout-shift")),
    isSettled: isSettled(pictures),
  };
}

/**
 * Visits a page and its copy without script alternately, so that both see the same load of the
 * machine.
 */
async function measureWithTwin(
  url: string,
  twinUrl: string,
): Promise<[Measurement, Measurement, Result[]]> {
  const [results, twins]: [Result[], Result[]] = [[], []];
  for (let time = 1; ; time += 1) {
    results.push(await visit(url));
    twins.push(await visit(twinUrl));
    const [page, twin] = [summarise(results), summarise(twins)];
    const isSure = time >= MIN_VISITS && page.isSettled && twin.isSettled;
    if (isSure || time === MAX_VISITS) return [page, twin, results];
  }
}

/**
 * The limits that a page misses; OPEN if its copy without script misses them as well, or times
 * vary.
 */
export function findMissedLimits(page: Measurement, twin: Measurement): string[] {
  const isQuiet = twin.tbt <= LIMITS.tbt;
  const ratio = page.lcp / twin.lcp;
  const { performance = 0 } = page.scores;
  const promises: [text: string, isKept: boolean, canTell: boolean][] = [
    ...CATEGORIES.slice(1).map((category): [string, boolean, boolean] => {
      const score = page.scores[category] ?? 0;
      return [`${category} ${score}`, score >= LIMITS.score, true];
    }),
    [
      `performance ${performance}`,
      performance >= LIMITS.performance,
      (twin.scores.performance ?? 0) >= LIMITS.performance,
    ],
    [`LCP ${page.lcp} ms`, page.lcp <= LIMITS.lcp, twin.lcp <= LIMITS.lcp && isQuiet],
    [
      `LCP ${ratio.toFixed(2)} of the twin's`,
      ratio <= LIMITS.lcpToTwin,
      page.isSettled && twin.isSettled,
    ],
    [`TBT ${page.tbt} ms`, page.tbt <= LIMITS.tbt, isQuiet],
    [`CLS ${page.cls}`, page.cls <= LIMITS.cls, true],
  ];
  return promises
    .filter(([, isKept]) => !isKept)
    .map(([text, , canTell]) =>
      canTell ? `OVER  ${text}` : `OPEN  ${text}: this machine cannot tell`,
    );
}

/** Audits below 0.9, to be printed. */
const failedAudits = (result: Result): string[] =>
  Object.values(result.categories).flatMap((category) =>
    category.auditRefs
      .filter(({ id, weight }) => weight > 0 && (result.audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => `${category.id}: ${result.audits[id]?.title}`),
  );

function choosePaths(): string[] {
  const pages = readPages(TEST_SITE);
  const unknown = pages.find(
    ({ kind }) => !Object.hasOwn(PAGES, kind) && !NOT_INDEXED.includes(kind),
  );
  if (unknown)
    throw new Error(`Add the page "${unknown.kind}" to PAGES in scripts/measure/lighthouse.ts.`);
  return Object.entries(PAGES).map(([kind, language]) => {
    const page = pages.find((one) => one.kind === kind && one.language === language);
    if (!page) throw new Error(`The site has no page "${kind}" in ${language}.`);
    return page.path;
  });
}

const SCRIPTS = /<script\b[^>]*>[\s\S]*?<\/script>|<link\b[^>]*\bas="(?:script|fetch)"[^>]*>/g;

function copyWithoutScripts(folder: string, paths: string[]): void {
  const isKept = (path: string): boolean => !/\.(?:js|map)$|page-data/.test(path);
  cpSync(TEST_SITE, folder, { recursive: true, filter: isKept });
  for (const path of paths) {
    const file = join(folder, path, "index.html");
    writeFileSync(file, readFileSync(file, "utf8").replace(SCRIPTS, ""));
  }
}

/** Runs Lighthouse with its mobile settings on each kind of page, or on the given paths. */
void runAsCommand("lighthouse", async (args) => {
  await ensureTestSite();
  const paths = args.length > 0 ? args : choosePaths();
  const folder = mkdtempSync(join(tmpdir(), "vidikovac-twin-"));
  copyWithoutScripts(folder, paths);
  const [site, twin] = await Promise.all(
    [TEST_SITE, folder].map((directory) => serveSite({ port: 0, directory })),
  );
  const start = performance.now();
  let failed = 0;
  try {
    for (const path of paths) {
      const [own, bare, results] = await measureWithTwin(
        new URL(path, site?.url).href,
        new URL(path, twin?.url).href,
      );
      const times = [own, bare].map(({ lcp, tbt }) => `${Math.round(lcp)}/${Math.round(tbt)} ms`);
      const scores = Object.values(own.scores).join(" ");
      console.log(
        `${path}  ${scores}  LCP/TBT ${times.join(", twin ")}  CLS ${own.cls.toFixed(3)}`,
      );
      const missed = findMissedLimits(own, bare);
      if (missed.some((line) => line.startsWith("OVER"))) failed += 1;
      for (const line of missed) console.log(`  ${line}`);
      const [first] = results;
      for (const line of first ? failedAudits(first) : []) console.log(`    ${line}`);
    }
  } finally {
    await Promise.all([site?.close(), twin?.close()]);
    rmSync(folder, { recursive: true, force: true });
  }
  const minutes = ((performance.now() - start) / 60_000).toFixed(1);
  console.log(`${paths.length} pages in ${minutes} minutes.`);
  if (failed > 0) throw new Error(`${failed} of ${paths.length} pages miss a limit.`);
});

import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { RunnerResult } from "lighthouse";
import type { Language } from "../../src/i18n/languages.ts";
import { ensureTestSite } from "../build/ensureBuilt.ts";
import { TEST_SITE } from "../build/places.ts";
import { runAsCommand } from "../command.ts";
import { serveSite } from "../serve/serve.ts";
import { BROWSER_ARGUMENTS, ensureWholeBrowser } from "../tests/browser.ts";
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
/** Search engines are kept out of these, and Lighthouse holds it against them. */
const HIDDEN = ["not-found", "offline", "search", "language-choice"];

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
const LIMITS = { score: 100, performance: 95, lcp: 1500, lcpToTwin: 1.15, tbt: 50, cls: 0.01 };
const LIGHTHOUSE = "node_modules/lighthouse/cli/index.js";
const run = promisify(execFile);
const TIMES = 3;
const MOST_TIMES = 6;
/** How far the two soonest main pictures of a page may lie apart. */
const APART = 1.05;

type Result = RunnerResult["lhr"];
type Scores = Partial<Record<(typeof CATEGORIES)[number], number>>;

export interface Judged {
  scores: Scores;
  lcp: number;
  tbt: number;
  cls: number;
  /** Another visit came nearly as soon as the soonest, so that it is no accident. */
  isSettled: boolean;
}

/** It could not record what it saw; a page that does not answer is another matter. */
const UNRECORDED = /\((?:NO_NAVSTART|NO_FCP|NO_TRACING_STARTED)\)/;
const RECORDINGS = 3;

// As a program of its own, for it sends its functions into the browser as text, and tsx changes them; with a
// browser of its own, for one that has seen pages before shows others later.
async function visit(url: string, recordings = RECORDINGS): Promise<Result> {
  const flags = ["--headless=new", ...BROWSER_ARGUMENTS].join(" ");
  const args = [url, `--chrome-flags=${flags}`, "--output=json", "--quiet"];
  args.push("--disable-full-page-screenshot", `--only-categories=${CATEGORIES.join()}`);
  try {
    const { stdout } = await run(process.execPath, [LIGHTHOUSE, ...args], {
      maxBuffer: 1e8,
      env: { ...process.env, CHROME_PATH: ensureWholeBrowser() },
    });
    return JSON.parse(stdout);
  } catch (error) {
    if (recordings > 1 && UNRECORDED.test(String(error))) return visit(url, recordings - 1);
    throw error;
  }
}

const valuesOf = (results: Result[], audit: string): number[] =>
  results.map(({ audits }) => audits[audit]?.numericValue ?? 0);

/** isSettled([1555, 1739, 1508]) => true, isSettled([1555, 1739, 1900]) => false */
export function isSettled(times: number[]): boolean {
  const [soonest = 0, next = Number.POSITIVE_INFINITY] = times.toSorted((a, b) => a - b);
  return next <= soonest * APART;
}

/** Medians; of the main picture the soonest, for what else a machine does makes it later, never sooner. */
function summarise(results: Result[]): Judged {
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

/** A page and its twin without script in turn, so that both have the same weather. */
async function judge(url: string, twinUrl: string): Promise<[Judged, Judged, Result[]]> {
  const [results, twins]: [Result[], Result[]] = [[], []];
  for (let time = 1; ; time += 1) {
    results.push(await visit(url));
    twins.push(await visit(twinUrl));
    const [page, twin] = [summarise(results), summarise(twins)];
    const isSure = time >= TIMES && page.isSettled && twin.isSettled;
    if (isSure || time === MOST_TIMES) return [page, twin, results];
  }
}

/** The limits that a page misses; open where the twin misses them as well, or times vary. */
export function findMissed(page: Judged, twin: Judged): string[] {
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

/** What is not perfect, so that a reader need not run it by hand. */
const complaintsOf = (result: Result): string[] =>
  Object.values(result.categories).flatMap((category) =>
    category.auditRefs
      .filter(({ id, weight }) => weight > 0 && (result.audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => `${category.id}: ${result.audits[id]?.title}`),
  );

function choosePaths(): string[] {
  const pages = readPages(TEST_SITE);
  const unknown = pages.find(({ kind }) => !Object.hasOwn(PAGES, kind) && !HIDDEN.includes(kind));
  if (unknown) throw new Error(`Name the page "${unknown.kind}" in scripts/measure/lighthouse.ts.`);
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

/** Lighthouse as a telephone on each kind of page, or on the pages that are named by their paths. */
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
      const [own, bare, results] = await judge(
        new URL(path, site?.url).href,
        new URL(path, twin?.url).href,
      );
      const times = [own, bare].map(({ lcp, tbt }) => `${Math.round(lcp)}/${Math.round(tbt)} ms`);
      const scores = Object.values(own.scores).join(" ");
      console.log(
        `${path}  ${scores}  LCP/TBT ${times.join(", twin ")}  CLS ${own.cls.toFixed(3)}`,
      );
      const missed = findMissed(own, bare);
      if (missed.some((line) => line.startsWith("OVER"))) failed += 1;
      for (const line of missed) console.log(`  ${line}`);
      const [first] = results;
      for (const line of first ? complaintsOf(first) : []) console.log(`    ${line}`);
    }
  } finally {
    await Promise.all([site?.close(), twin?.close()]);
    rmSync(folder, { recursive: true, force: true });
  }
  const minutes = ((performance.now() - start) / 60_000).toFixed(1);
  console.log(`${paths.length} pages in ${minutes} minutes.`);
  if (failed > 0) throw new Error(`${failed} of ${paths.length} pages miss a limit.`);
});

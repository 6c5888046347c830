import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { RunnerResult } from "lighthouse";
import { type Figure, median, worst } from "../../scripts/measure/figures/figures.ts";
import { BROWSER_ARGUMENTS, ensureWholeBrowser } from "../../scripts/tests/browser.ts";
import { isRecord } from "../../src/content/raw.ts";
import type { SitePage } from "./sitePages.ts";

const TIMES = 3;
const MOST_TIMES = 6;
/** How far the two soonest main pictures of a page may lie apart. */
const APART = 1.05;
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;

const PROGRAM = "node_modules/lighthouse/cli/index.js";
const MOST_BYTES = 100_000_000;
const run = promisify(execFile);

type Measure = "lcp" | "tbt" | "cls";

const AUDITS: Record<Measure, string> = {
  lcp: "largest-contentful-paint",
  tbt: "total-blocking-time",
  cls: "cumulative-layout-shift",
};

export interface Judged extends Record<Measure, number> {
  page: SitePage;
  /** Of each category, the median of all runs, 0 to 100. */
  scores: Record<string, number>;
  /** Whether another visit came as soon as the soonest, of the page and of its twin. */
  isSettled: boolean;
  /** The same page without any script. */
  bare: Record<Measure, number> & { performance: number };
  complaints: string[];
}

type Result = RunnerResult["lhr"];

/** It could not record what it saw; a page that does not answer is another matter. */
const UNRECORDED = /[(](NO_NAVSTART|NO_FCP|NO_TRACING_STARTED)[)]/;
const RECORDINGS = 3;

// As a program of its own: it sends its functions into the browser as text, and they must be as
// they were written. With a browser of its own: in one that has seen pages before, others come later.
async function look(url: string, categories: readonly string[]): Promise<Result> {
  const { stdout } = await run(
    process.execPath,
    [
      PROGRAM,
      url,
      `--chrome-flags=${["--headless=new", ...BROWSER_ARGUMENTS].join(" ")}`,
      "--output=json",
      "--quiet",
      // No score needs it, and it takes a second or two.
      "--disable-full-page-screenshot",
      `--only-categories=${categories.join()}`,
    ],
    { maxBuffer: MOST_BYTES, env: { ...process.env, CHROME_PATH: ensureWholeBrowser() } },
  );
  return JSON.parse(stdout);
}

async function visit(url: string, categories: readonly string[]): Promise<Result> {
  for (let time = 1; ; time += 1) {
    try {
      return await look(url, categories);
    } catch (error) {
      // What it wrote on its way out may be cut off; why it ended, it says apart.
      const reason = isRecord(error) ? String(error.stderr ?? "").trim() : "";
      if (time === RECORDINGS || !UNRECORDED.test(reason)) {
        throw new Error(`Lighthouse cannot judge ${url}: ${reason || String(error)}`);
      }
    }
  }
}

const valuesOf = (results: Result[], measure: Measure): number[] =>
  results.map(({ audits }) => audits[AUDITS[measure]]?.numericValue ?? 0);

/**
 * The median of all visits, and the soonest main picture: what comes between on a machine makes it later,
 * never sooner.
 */
const measured = (results: Result[]): Record<Measure, number> => ({
  lcp: Math.min(...valuesOf(results, "lcp")),
  tbt: median(valuesOf(results, "tbt")),
  cls: median(valuesOf(results, "cls")),
});

/**
 * Whether the soonest is no accident: another visit saw nearly the same.
 * isSettled([1555, 1739, 1508]) => true, isSettled([1555, 1739, 1900]) => false
 */
export function isSettled(pictures: number[]): boolean {
  const [soonest = 0, next = Infinity] = pictures.toSorted((a, b) => a - b);
  return next <= soonest * APART;
}

const scoreOf = (results: Result[], category: string): number =>
  Math.round(median(results.map(({ categories }) => 100 * (categories[category]?.score ?? 0))));

/** What is not perfect, so that a reader need not run it by hand. */
function complaintsOf(result: Result): string[] {
  return Object.values(result.categories).flatMap((category) =>
    category.auditRefs
      .filter(({ id, weight }) => weight > 0 && (result.audits[id]?.score ?? 1) < 0.9)
      .map(
        ({ id }) =>
          `${category.id}: ${result.audits[id]?.title} ${result.audits[id]?.displayValue ?? ""}`,
      ),
  );
}

/**
 * Three times the page, and between them its twin without script, under the same weather; up to six times
 * each where the soonest picture of one of them is not settled by then, whatever it is.
 */
export async function judgePage(
  [origin, bare]: readonly [string, string],
  page: SitePage,
): Promise<Judged> {
  const results: Result[] = [];
  const bareResults: Result[] = [];
  const isSure = (): boolean =>
    [results, bareResults].every((visits) => isSettled(valuesOf(visits, "lcp")));
  for (let time = 0; time < TIMES || (time < MOST_TIMES && !isSure()); time += 1) {
    results.push(await visit(origin + page.path, CATEGORIES));
    bareResults.push(await visit(bare + page.path, ["performance"]));
  }
  return {
    page,
    ...measured(results),
    isSettled: isSure(),
    bare: { ...measured(bareResults), performance: scoreOf(bareResults, "performance") },
    scores: Object.fromEntries(
      CATEGORIES.map((category) => [category, scoreOf(results, category)]),
    ),
    complaints: results[0] ? complaintsOf(results[0]) : [],
  };
}

type Limit = Omit<Figure, "value" | "at">;

interface Promised {
  limit: Limit;
  of: (result: Judged) => number;
  /** Whether this machine can tell: not where the twin is over by itself, or a time never settles. */
  isTold?: (result: Judged) => boolean;
}

const POINTS = { limit: 100, unit: "points", isLeast: true } as const;
const LATEST = { limit: 1500, unit: "ms" } as const;
const BUSY = { limit: 50, unit: "ms" } as const;

const PROMISES: Promised[] = [
  ...CATEGORIES.map(
    (category): Promised => ({
      limit: { name: `Lighthouse, ${category}`, ...POINTS },
      of: ({ scores }) => scores[category] ?? 0,
      ...(category === "performance" && {
        isTold: ({ bare }) => bare.performance >= POINTS.limit,
      }),
    }),
  ),
  {
    limit: { name: "Main picture (LCP)", ...LATEST },
    of: ({ lcp }) => lcp,
    // What keeps a machine busy makes a picture late, too.
    isTold: ({ bare }) => bare.lcp <= LATEST.limit && bare.tbt <= BUSY.limit,
  },
  {
    limit: { name: "Main picture against the page without script", limit: 1.15, unit: "" },
    of: ({ lcp, bare }) => lcp / bare.lcp,
    isTold: (result) => result.isSettled,
  },
  {
    limit: { name: "Time in which nothing answers (TBT)", ...BUSY },
    of: ({ tbt }) => tbt,
    isTold: ({ bare }) => bare.tbt <= BUSY.limit,
  },
  { limit: { name: "Jumps while loading (CLS)", limit: 0, unit: "" }, of: ({ cls }) => cls },
];

/**
 * The figures of all pages. Of what this machine cannot tell of every page, only the pages count of which
 * it can; where there is none, the figure is left open.
 */
export const judge = (judged: Judged[]): Figure[] =>
  PROMISES.map(({ limit, of, isTold = () => true }) => {
    const told = judged.filter(isTold);
    const seen = (told.length > 0 ? told : judged).map((result): [string, number] => [
      result.page.path,
      of(result),
    ]);
    return { ...worst(limit, seen), ...(told.length === 0 && { isOpen: true }) };
  });

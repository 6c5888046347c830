import { type Figure, slope } from "../../scripts/measure/figures/figures.ts";
import { PAGE_SIZE } from "../../src/content/service/queries.ts";
import { WRITTEN_LANGUAGES } from "../../src/i18n/languages.ts";
import { DOCUMENT_TYPES } from "../../src/i18n/routes.ts";
import { documentsForPages } from "../service/documents.ts";
import { startGeneratedService } from "../service/generatedService.ts";
import { type Measured, measure } from "../service/measure.ts";
import { copySite } from "../service/siteCopy.ts";

/** The limits that the build keeps; the README of the benchmark is docs/architecture.md. */
const LIMITS = {
  millisecondsPerAddedPage: 5,
  timeRatio: 1.8,
  unchangedRatio: 0.6,
  memoryRatio: 1.5,
  peakMegabytes: 4096,
  /** Of one process: Node takes half of what a machine of 4 GB has left beside its kernel. */
  heapMegabytes: 1900,
  spareRequests: 10,
};

/**
 * On most machines a megabyte of memory is had in 0.3 ms. One that lends it page by page, as some rented
 * ones do, builds several times as long, and says nothing of what a page costs.
 */
const MEMORY = { megabytes: 256, millisecondsPerMegabyte: 1 };

/** Whether this machine can tell how long something takes. */
function tellsTime(): boolean {
  const start = performance.now();
  for (let taken = 0; taken < MEMORY.megabytes; taken += 8) Buffer.alloc(8 * 2 ** 20, 1);
  return (performance.now() - start) / MEMORY.megabytes <= MEMORY.millisecondsPerMegabyte;
}

/** The ratios are those of 1,000 and 4,000 pages; whoever adds more pages may add as much more. */
const RATIO_PAGES = 3000;

const allowedRatio = (ratio: number, added: number): number =>
  1 + (ratio - 1) * (added / RATIO_PAGES);

export interface Row {
  pages: number;
  cold: Measured;
  unchanged: Measured;
  requests: number;
  allowedRequests: number;
}

async function build(folder: string, url: string): Promise<Measured> {
  const measured = await measure(["--import", "tsx", "scripts/build/build.ts"], folder, {
    CONTENT_URL: url,
    // On a larger machine it would let refuse lie until there is more of it.
    NODE_OPTIONS: `--max-old-space-size=${LIMITS.heapMegabytes}`,
  });
  if (measured.code !== 0) throw new Error(`The build failed:\n${measured.output}`);
  return measured;
}

/** Builds a copy of the site against a generated service, and builds it again with nothing changed. */
export async function benchmark(pages: number): Promise<Row> {
  const documents = documentsForPages(pages);
  const folder = await copySite("bench");
  const service = await startGeneratedService({ documents, pageCap: PAGE_SIZE });
  try {
    const cold = await build(folder, service.url);
    const requests = service.requests.length;
    const unchanged = await build(folder, service.url);
    const perCollection = DOCUMENT_TYPES.map((type) =>
      Math.ceil(documents[type].length / WRITTEN_LANGUAGES.length / PAGE_SIZE),
    );
    const allowedRequests =
      perCollection.reduce((sum, count) => sum + count * WRITTEN_LANGUAGES.length, 0) +
      LIMITS.spareRequests;
    return { pages, cold, unchanged, requests, allowedRequests };
  } finally {
    await service.close();
  }
}

export function describeRow({ pages, cold, unchanged, requests, allowedRequests }: Row): string {
  return [
    `${pages} pages`,
    `cold ${cold.seconds.toFixed(1)} s (${((cold.seconds * 1000) / pages).toFixed(1)} ms a page)`,
    `unchanged ${unchanged.seconds.toFixed(1)} s`,
    `peak memory ${Math.round(cold.peakMemory)} MB`,
    `${requests} requests of ${allowedRequests}`,
  ].join(" · ");
}

type Unit = Figure["unit"];

const figure = (name: string, value: number, limit: number, unit: Unit = ""): Figure => ({
  name,
  value,
  limit,
  unit,
});

const figuresOfRow = ({ pages, cold, unchanged, requests, allowedRequests }: Row): Figure[] => [
  figure(
    `Unchanged to cold, ${pages} pages`,
    unchanged.seconds / cold.seconds,
    LIMITS.unchangedRatio,
  ),
  figure(`Requests, ${pages} pages`, requests, allowedRequests),
  figure(`Memory, ${pages} pages`, cold.peakMemory, LIMITS.peakMegabytes, "MB"),
];

/** What grows with the pages, where more than one size was built. */
function growth(rows: Row[]): Figure[] {
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last || first === last) return [];
  const times = rows.map(({ pages, cold }): [number, number] => [pages, cold.seconds * 1000]);
  const sizes = `${last.pages} pages to ${first.pages}`;
  const ratio = (what: "seconds" | "peakMemory", limit: number): [number, number] => [
    last.cold[what] / first.cold[what],
    allowedRatio(limit, last.pages - first.pages),
  ];
  return [
    {
      ...figure("An added page", slope(times), LIMITS.millisecondsPerAddedPage, "ms"),
      ...(!tellsTime() && { isOpen: true }),
    },
    figure(`Time, ${sizes}`, ...ratio("seconds", LIMITS.timeRatio)),
    figure(`Memory, ${sizes}`, ...ratio("peakMemory", LIMITS.memoryRatio)),
  ];
}

export const figuresOf = (rows: Row[]): Figure[] => [
  ...rows.flatMap(figuresOfRow),
  ...growth(rows),
];

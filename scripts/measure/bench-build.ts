import { PAGE_SIZE } from "../../src/documents/load/service/graphqlQueries.ts";
import { WRITTEN_LANGUAGES } from "../../src/i18n/languages.ts";
import { DOCUMENT_TYPES } from "../../src/i18n/routes.ts";
import { documentsForPages } from "../../tests/service/documents.ts";
import { startGeneratedService } from "../../tests/service/generatedService.ts";
import { copySite } from "../../tests/service/siteCopy.ts";
import { runAsCommand } from "../command.ts";
import { median, timed } from "./timing.ts";

/** Limits of processor time, which hardly depends on other load of the machine. */
const LIMITS = { msPerAddedPage: 12, unchangedRatio: 0.6, spareRequests: 10 };
/** Heap of one process: Node's default on a machine with 4 GB. */
const HEAP_IN_MB = 1900;
const RUNS = 3;

const build = async (folder: string, url: string): Promise<number> =>
  (
    await timed([process.execPath, "--import", "tsx", "scripts/build/build.ts"], {
      cwd: folder,
      settings: { CONTENT_URL: url, NODE_OPTIONS: `--max-old-space-size=${HEAP_IN_MB}` },
    })
  ).processorSeconds;

/** Builds the site against a generated service, then builds it again unchanged. */
async function measure(pages: number) {
  const documents = documentsForPages(pages);
  const folder = await copySite("bench");
  const service = await startGeneratedService({ documents, pageCap: PAGE_SIZE });
  try {
    const cold = await build(folder, service.url);
    const requests = service.requests.length;
    const unchanged = await build(folder, service.url);
    const perLanguage = DOCUMENT_TYPES.map((type) =>
      Math.ceil(documents[type].length / WRITTEN_LANGUAGES.length / PAGE_SIZE),
    ).reduce((sum, count) => sum + count);
    const spare = perLanguage * WRITTEN_LANGUAGES.length + LIMITS.spareRequests - requests;
    const [first, again] = [cold, unchanged].map((seconds) => seconds.toFixed(1));
    console.log(`${pages} pages: ${first} s, unchanged ${again} s, ${requests} requests`);
    return { pages, cold, unchanged, spare };
  } finally {
    await service.close();
  }
}

function readSizes(args: string[]): number[] {
  const sizes = args.length > 0 ? args.map(Number) : [1000, 4000];
  if (sizes.length > 1 && sizes.every((size) => Number.isInteger(size) && size >= 12)) return sizes;
  throw new Error(
    "Name at least two sizes in pages, each 12 or more: npm run bench:build -- 1000 4000.",
  );
}

/** Builds all sizes three times, alternating, and prints the processor times of a build. */
void runAsCommand("bench-build", async (args) => {
  const sizes = readSizes(args).toSorted((one, other) => one - other);
  const runs: Awaited<ReturnType<typeof measure>>[] = [];
  for (let time = 0; time < RUNS; time += 1) {
    for (const pages of sizes) runs.push(await measure(pages));
  }
  const rows = sizes.map((pages) => {
    const own = runs.filter((run) => run.pages === pages);
    const cold = median(own.map((run) => run.cold));
    const unchanged = median(own.map((run) => run.unchanged));
    return { pages, cold, unchanged, ratio: Number((unchanged / cold).toFixed(2)) };
  });
  console.table(rows);
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last) return;
  const added = (1000 * (last.cold - first.cold)) / (last.pages - first.pages);
  console.log(`An added page: ${added.toFixed(1)} ms, at most ${LIMITS.msPerAddedPage}.`);
  const broken = [
    added > LIMITS.msPerAddedPage && "an added page costs too much",
    rows.some(({ ratio }) => ratio > LIMITS.unchangedRatio) && "an unchanged site is rebuilt",
    runs.some(({ spare }) => spare < 0) && "the service gets too many requests",
  ].filter(Boolean);
  if (broken.length > 0) throw new Error(`OVER  ${broken.join(", ")}.`);
});

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { readChunkFiles } from "../../src/build/finish/chunkFiles.ts";
import { templateChunk } from "../../src/build/templates.ts";
import { ensureTestSite } from "../build/ensureTestBuilds.ts";
import { TEST_SITE } from "../build/workspaces.ts";
import { runAsCommand } from "../command.ts";
import { writeCounts } from "../tests/counts.ts";
import { CHUNKS_OF_KINDS, earlyCode, LIMITS, limitsOf } from "./limits.ts";
import { readPages } from "./sitePages.ts";

type Budget = keyof typeof LIMITS;
type Weights = Record<Budget, number>;

const BUDGETS = Object.keys(LIMITS) as Budget[];

const TAGS = /<(?:link\b[^>]*\brel="(?:stylesheet|preload|modulepreload)"|script\b)[^>]*>/g;
const FILES = /(?<=[" ])\/[^" ]+\.(?:js|css|woff2|json)(?=[" ])/g;

const known = new Map<string, number>();

/** The size that the host sends; fonts are compressed already. */
function weigh(file: string): number {
  const weight = known.get(file) ?? compressedSize(file, readFileSync(join(TEST_SITE, file)));
  known.set(file, weight);
  return weight;
}

const compressedSize = (file: string, body: Buffer): number =>
  file.endsWith(".woff2") ? body.length : brotliCompressSync(body).length;

/** What a page loads: the files that its HTML names, and those of its template. */
function weighPage(files: string[]): Omit<Weights, "HTML"> {
  const sumOf = (ending: string): number =>
    files.filter((file) => file.endsWith(ending)).reduce((sum, file) => sum + weigh(file), 0);
  return {
    JavaScript: sumOf(".js"),
    Styles: sumOf(".css"),
    Words: sumOf(".json"),
    Fonts: sumOf(".woff2"),
    Requests: files.length + 2,
  };
}

/** Lazy code in the scripts of the first load, by their source maps: ["motion"] */
function findEarlyCode(scripts: string[]): string[] {
  const maps = scripts.map((script) => join(TEST_SITE, `${script}.map`)).filter(existsSync);
  if (maps.length === 0) throw new Error("The scripts of the build have no source maps.");
  const sources = maps.flatMap((map): string[] => JSON.parse(readFileSync(map, "utf8")).sources);
  return earlyCode(sources);
}

/** Weighs all pages and prints the heaviest of each kind; returns what is over its limit. */
async function findOverweight(): Promise<string[]> {
  const chunkFiles = await readChunkFiles(TEST_SITE);
  const heaviest = new Map<string, Weights>();
  const longest = new Map<string, { file: string; length: number }>();
  const scripts = new Set<string>();
  for (const { kind, file } of readPages(TEST_SITE)) {
    const html = readFileSync(join(TEST_SITE, file), "utf8");
    const named = (html.match(TAGS) ?? []).flatMap((tag) => tag.match(FILES) ?? []);
    const chunks = [templateChunk(kind), ...(CHUNKS_OF_KINDS[kind] ?? [])];
    const own = chunks.flatMap(chunkFiles).map((name) => `/${name}`);
    const files = [...new Set([...named, ...own])].filter((name) => !name.endsWith(".map"));
    for (const name of files) if (name.endsWith(".js")) scripts.add(name);
    const before = heaviest.get(kind);
    const weights = { HTML: 0, ...weighPage(files) };
    for (const budget of BUDGETS) {
      weights[budget] = Math.max(weights[budget], before?.[budget] ?? 0);
    }
    heaviest.set(kind, weights);
    // Compressing every page takes minutes; the longest is the heaviest up to a few bytes.
    const { length } = html;
    if (length > (longest.get(kind)?.length ?? 0)) longest.set(kind, { file, length });
  }
  const table = [...heaviest].map(([kind, weights]): [string, Weights] => [
    kind,
    { ...weights, HTML: weigh(longest.get(kind)?.file ?? "") },
  ]);
  console.table({ ...Object.fromEntries(table), "at most": LIMITS });
  const over = table.flatMap(([kind, weights]) =>
    BUDGETS.filter((budget) => weights[budget] > limitsOf(kind)[budget]).map(
      (budget) => `OVER  ${budget}, ${kind}: ${weights[budget]}, at most ${limitsOf(kind)[budget]}`,
    ),
  );
  return [
    ...over,
    ...findEarlyCode([...scripts]).map((name) => `OVER  Loaded with the page: ${name}`),
  ];
}

void runAsCommand("budgets", async () => {
  await ensureTestSite();
  const over = await findOverweight();
  writeCounts({ passed: over.length === 0 ? 1 : 0, failed: over.length, skipped: 0 });
  if (over.length > 0) throw new Error(over.join("\n"));
});

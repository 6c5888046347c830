import { realpathSync } from "node:fs";
import { contentHash } from "./contentHash.ts";
import { WILDCARDS_FILE } from "./wildcards.ts";

// How Gatsby's bundling is changed: into few files, without what no visitor needs, for today's browsers.

interface StylesPlugin {
  constructor: { name: string };
  options: { ignoreOrder?: boolean };
}

/** No style of a component depends on the order of another's: the plugin need not warn of it. */
export function ignoreStyleOrder(plugins: unknown[]): void {
  const isStyles = (plugin: unknown): plugin is StylesPlugin =>
    typeof plugin === "object" && plugin?.constructor.name === "MiniCssExtractPlugin";
  for (const plugin of plugins.filter(isStyles)) plugin.options.ignoreOrder = true;
}

interface SplitChunks {
  cacheGroups?: {
    styles?: { chunks?: (chunk: { name?: string | null }) => boolean };
    commons?: { minChunks?: number };
    shared?: false | object;
  };
}

/** Code of so many kinds of pages is in the file that all pages load: lists, documents and home are seven. */
const KINDS_FOR_COMMONS = 7;

/**
 * Gatsby makes a file of every set of pages that share some code, and a page asks for all of its own.
 * Fewer requests are worth more here than a few kilobytes that another kind of page brings again.
 */
export function keepFilesFew(splitChunks: SplitChunks | false | undefined): void {
  const groups = splitChunks ? splitChunks.cacheGroups : undefined;
  if (!groups?.commons) return;
  groups.commons.minChunks = KINDS_FOR_COMMONS;
  groups.shared = false;
}

/**
 * Gatsby puts the styles of all modules into the head of every page. Those of parts that are fetched
 * later, as the gallery is, come with the part: their chunks are the ones without a name.
 */
export function keepLaterStylesLater(splitChunks: SplitChunks | false | undefined): void {
  const styles = splitChunks ? splitChunks.cacheGroups?.styles : undefined;
  if (styles) styles.chunks = ({ name }) => Boolean(name);
}

/** Where it really lies: a second house has the packages of the first by a link. */
const PARTYTOWN = realpathSync(
  "node_modules/gatsby/dist/internal-plugins/partytown/gatsby-browser.js",
);

interface Minimizer {
  constructor: { name: string; esbuildMinify?: unknown };
  options: { minimizer?: { implementation?: unknown; options?: object } };
}

/**
 * At the head of a file: Chromium compiles all of it while it arrives, on another thread, instead of
 * each function when it is called for the first time, which is when the page should answer.
 */
const COMPILED_AHEAD = "//# allFunctionsCalledOnLoad";

/** The browsers of package.json's "browserslist" read today's JavaScript; Gatsby would write that of 2009. */
const MINIFIED = {
  ecma: 2020,
  mangle: { safari10: false },
  compress: { ecma: 2020, passes: 3, keep_fargs: false, unsafe_arrows: true, unsafe_methods: true },
  format: { ecma: 2020, preamble: COMPILED_AHEAD },
};

export function minifyForToday(minimizers: unknown[] | undefined, isInHurry = false): void {
  const isTerser = (each: unknown): each is Minimizer =>
    typeof each === "object" && each?.constructor.name === "TerserPlugin";
  const terser = minimizers?.find(isTerser);
  if (!terser?.options.minimizer) {
    throw new Error(
      "Gatsby minifies with something else than src/gatsby/bundling.ts knows: look at optimization.minimizer there.",
    );
  }
  const { esbuildMinify } = terser.constructor;
  terser.options.minimizer =
    isInHurry && esbuildMinify
      ? { implementation: esbuildMinify, options: { target: "es2020", legalComments: "none" } }
      : { ...terser.options.minimizer, options: MINIFIED };
}

/** A file that does not answer is asked for again (src/layouts/chunks.ts); webpack would wait for two minutes. */
export function giveUpInTime(output: { chunkLoadTimeout?: number } | undefined): void {
  if (output) output.chunkLoadTimeout = 15_000;
}

interface Resolve {
  alias?: Record<string, string | false>;
}

/**
 * Gatsby sends along a list of all pages, which grows with the site, and Partytown, which runs other
 * companies' scripts. The first of two names that fit wins, so ours stand before Gatsby's.
 */
export function leaveOut(resolving: Resolve): void {
  resolving.alias = {
    "$virtual/match-paths.json$": WILDCARDS_FILE,
    [PARTYTOWN]: false,
    // React has it itself.
    "use-sync-external-store/shim$": "react",
    ...resolving.alias,
  };
}

/** What webpack keeps between two builds, it keeps for these files of styles: names depend on all. */
export function keepFor(files: string[], cache: { version?: string } | undefined): void {
  if (cache) cache.version = contentHash(files.join("\n"));
}

import { assertInternal } from "./assertInternal.ts";

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

const isTerser = (each: unknown): each is Minimizer =>
  typeof each === "object" && each?.constructor.name === "TerserPlugin";

export function minifyForToday(minimizers: unknown[] | undefined, isInHurry = false): void {
  const terser = assertInternal(minimizers?.find(isTerser), "TerserPlugin", "minify.ts");
  const own = assertInternal(terser.options.minimizer, "TerserPlugin's minimizer", "minify.ts");
  const { esbuildMinify } = terser.constructor;
  terser.options.minimizer =
    isInHurry && esbuildMinify
      ? { implementation: esbuildMinify, options: { target: "es2020", legalComments: "none" } }
      : { ...own, options: MINIFIED };
}

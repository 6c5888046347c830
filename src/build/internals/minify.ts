import { assertInternal } from "./assertInternal.ts";

interface Minimizer {
  constructor: { name: string; esbuildMinify?: unknown };
  options: { minimizer?: { implementation?: unknown; options?: object } };
}

/** At the head of a file: Chromium then compiles all functions on another thread while the file is loading. */
const EAGER_COMPILE_HINT = "//# allFunctionsCalledOnLoad";

/** For the browsers of package.json's "browserslist"; Gatsby's default, ECMAScript 5, costs each page 0.9 to 1.3 kB of brotli. */
const MINIFIED = {
  ecma: 2020,
  mangle: { safari10: false },
  compress: { ecma: 2020, passes: 3, keep_fargs: false, unsafe_arrows: true, unsafe_methods: true },
  format: { ecma: 2020, preamble: EAGER_COMPILE_HINT },
};

const isTerser = (each: unknown): each is Minimizer =>
  typeof each === "object" && each?.constructor.name === "TerserPlugin";

export function minifyForModernBrowsers(
  minimizers: unknown[] | undefined,
  isFastBuild = false,
): void {
  const terser = assertInternal(minimizers?.find(isTerser), "TerserPlugin", "minify.ts");
  const own = assertInternal(terser.options.minimizer, "TerserPlugin's minimizer", "minify.ts");
  const { esbuildMinify } = terser.constructor;
  terser.options.minimizer =
    isFastBuild && esbuildMinify
      ? { implementation: esbuildMinify, options: { target: "es2020", legalComments: "none" } }
      : { ...own, options: MINIFIED };
}

import { resolve } from "node:path";
import { assertInternal } from "./assertInternal.ts";

// `npm start` builds the site like a public one, but with esbuild instead of Babel and Terser: faster, with larger
// files.

export const FAST_BUILD = "FAST_BUILD";

export const isFastBuild = (): boolean => process.env[FAST_BUILD] === "on";

interface Rule {
  test?: unknown;
  exclude?: unknown;
}

interface Config {
  devtool?: unknown;
  module?: { rules?: unknown[] };
}

const isRule = (value: unknown): value is Rule => typeof value === "object" && value !== null;

/** Templates need Babel, with which Gatsby extracts their queries; other files have none (decision 0012). */
const isPlain = (path: string): boolean =>
  ["src", "design-tokens"].some((folder) => path.startsWith(resolve(folder))) &&
  !path.startsWith(resolve("src/templates"));

export function compileWithEsbuild(config: Config): void {
  const rules = config.module?.rules ?? [];
  // Gatsby has two such rules, and runs Babel twice.
  const own = rules.filter(isRule).filter(({ test }) => String(test).includes("tsx"));
  assertInternal(own[0], "rule for our files", "fastBuild.ts");
  for (const rule of own) rule.exclude = isPlain;
  const use = resolve("src/build/internals/esbuildLoader.cjs");
  rules.push({ test: /[.]tsx?$/, include: isPlain, type: "javascript/auto", use });
  config.devtool = false;
}

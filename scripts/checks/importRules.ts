import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { captureProgram } from "../program.ts";

const CHECKED_PATHS = [
  "design-tokens",
  "src",
  "content-service",
  "scripts",
  ".storybook",
  "stories",
  "tests",
  "art",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "gatsby-browser.tsx",
  "gatsby-ssr.tsx",
];

/**
 * Every import of the tree at `root` that breaks the import rules, as dependency-cruiser reports
 * it.
 */
export async function findImportViolations(root = process.cwd()): Promise<string> {
  if (!(await canReadTypeScript())) {
    return "dependency-cruiser found no TypeScript compiler that it can use, so nothing was checked.";
  }
  const { output } = await captureProgram(
    process.execPath,
    [
      resolve("node_modules/dependency-cruiser/bin/dependency-cruise.mjs"),
      ...["--config", resolve(".dependency-cruiser.cjs"), "--output-type", "err-long"],
      ...CHECKED_PATHS.filter((path) => existsSync(resolve(root, path))),
    ],
    { cwd: root },
  );
  return output.includes("no dependency violations found") ? "" : output;
}

// Without a compiler dependency-cruiser skips TypeScript files silently and reports no violation.
async function canReadTypeScript(): Promise<boolean> {
  const { allExtensions } = await import("dependency-cruiser");
  return allExtensions.some(({ extension, available }) => extension === ".ts" && available);
}

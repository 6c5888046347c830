import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { captureProgram } from "../program.ts";

const PARTS_OF_THE_HOUSE = [
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

/** Every arrow of the tree at `root` that breaks the import law, in the checker's own words. */
export async function findBrokenImports(root = process.cwd()): Promise<string> {
  if (!(await canReadTypeScript())) {
    return "The checker found no TypeScript compiler that it can use, so nothing was checked.";
  }
  const { output } = await captureProgram(
    process.execPath,
    [
      resolve("node_modules/dependency-cruiser/bin/dependency-cruise.mjs"),
      ...["--config", resolve(".dependency-cruiser.cjs"), "--output-type", "err-long"],
      ...PARTS_OF_THE_HOUSE.filter((part) => existsSync(resolve(root, part))),
    ],
    { cwd: root },
  );
  return output.includes("no dependency violations found") ? "" : output;
}

// Without a compiler the checker passes over every TypeScript file in silence, and finds no fault.
async function canReadTypeScript(): Promise<boolean> {
  const { allExtensions } = await import("dependency-cruiser");
  return allExtensions.some(({ extension, available }) => extension === ".ts" && available);
}

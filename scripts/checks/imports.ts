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

interface Cruise {
  summary: {
    violations: Violation[];
    ruleSetUsed: { forbidden: { name: string; comment: string }[] };
  };
}

interface Violation {
  from: string;
  to: string;
  rule: { name: string };
  cycle?: { name: string }[];
}

// Every arrow of the tree at `root` that breaks the import law, as a sentence.
export async function findBrokenImports(root = process.cwd()): Promise<string[]> {
  if (!(await canReadTypeScript())) {
    return ["The checker found no TypeScript compiler that it can use, so nothing was checked."];
  }
  const parts = PARTS_OF_THE_HOUSE.filter((part) => existsSync(resolve(root, part)));
  const { output } = await captureProgram(
    process.execPath,
    [
      resolve("node_modules/dependency-cruiser/bin/dependency-cruise.mjs"),
      "--config",
      resolve(".dependency-cruiser.cjs"),
      "--output-type",
      "json",
      ...parts,
    ],
    { cwd: root },
  );
  const cruise = parseCruise(output);
  return cruise.summary.violations.map((violation) => sentence(violation, cruise));
}

// Without a compiler the checker passes over every TypeScript file in silence, and finds no fault.
async function canReadTypeScript(): Promise<boolean> {
  const { allExtensions } = await import("dependency-cruiser");
  return allExtensions.some(({ extension, available }) => extension === ".ts" && available);
}

function parseCruise(output: string): Cruise {
  try {
    return JSON.parse(output);
  } catch {
    throw new Error(output.trim());
  }
}

function sentence({ from, to, rule, cycle }: Violation, { summary }: Cruise): string {
  const law = summary.ruleSetUsed.forbidden.find(({ name }) => name === rule.name);
  const arrows = cycle ? [from, ...cycle.map(({ name }) => name)] : [from, to];
  return `${arrows.join(" → ")}: ${law?.comment ?? rule.name}`;
}

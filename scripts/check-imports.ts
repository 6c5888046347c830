import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { captureProgram } from "./program.ts";

const PARTS_OF_THE_HOUSE = [
  "design-tokens",
  "src",
  "content-service",
  "scripts",
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
    totalCruised: number;
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
  // Without a TypeScript it can read, the checker looks at no file and finds no fault.
  if (cruise.summary.totalCruised === 0) return ["No module was read, so nothing was checked."];
  return cruise.summary.violations.map((violation) => sentence(violation, cruise));
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

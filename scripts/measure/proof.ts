import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runAsCommand } from "../command.ts";
import { readApproved } from "./figures/figures.ts";
import { type Proof, proofPage } from "./proof/page.ts";
import { type Finding, PROMISES, type Promised } from "./proof/promises.ts";

const FOLDER = "proof";
const KEPT = join(FOLDER, "findings.json");
const PAGE = join(FOLDER, "report.html");

type Findings = Record<string, Proof["finding"]>;

function readFindings(): Findings {
  return existsSync(KEPT) ? JSON.parse(readFileSync(KEPT, "utf8")) : {};
}

/** After every part, so that a run that is stopped leaves what it has found. */
function write(findings: Findings): void {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(KEPT, JSON.stringify(findings, null, 2));
  const proofs = PROMISES.map(({ prove: _, ...promised }) => ({
    ...promised,
    finding: findings[promised.name] ?? null,
  }));
  writeFileSync(PAGE, proofPage(proofs, readApproved()));
}

async function proveOne({ prove }: Promised): Promise<Finding> {
  try {
    return await prove();
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { isKept: false, figure: "could not be looked at", figures: [], failures: [message] };
  }
}

function choose(names: string[]): Promised[] {
  const unknown = names.find((name) => !PROMISES.some((promised) => promised.name === name));
  if (unknown !== undefined) {
    const known = PROMISES.map(({ name }) => name).join(", ");
    throw new Error(`There is no part "${unknown}" of the proof: there are ${known}.`);
  }
  return names.length > 0 ? PROMISES.filter(({ name }) => names.includes(name)) : PROMISES;
}

/** Looks at every promise, goes on where one is broken, and ends with one page: proof/report.html. */
void runAsCommand("proof", async (args) => {
  const chosen = choose(args);
  const findings: Findings = args.length > 0 ? readFindings() : {};
  for (const [index, promised] of chosen.entries()) {
    console.log(`\n${index + 1} of ${chosen.length}: ${promised.promise} …`);
    const start = performance.now();
    const finding = await proveOne(promised);
    const seconds = (performance.now() - start) / 1000;
    const at = new Date().toISOString().slice(0, 16).replace("T", " ");
    findings[promised.name] = { ...finding, seconds, at };
    write(findings);
    console.log(
      `${finding.isKept ? "Kept" : "BROKEN"}: ${finding.figure} (${seconds.toFixed(0)} s)`,
    );
  }
  const broken = chosen.filter(({ name }) => !findings[name]?.isKept);
  if (broken.length > 0) {
    console.log(`\nBroken: ${broken.map(({ name }) => name).join(", ")}.`);
    process.exitCode = 1;
  }
  console.log(`\nAll on one page: ${PAGE}`);
});

import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runAsCommand } from "../command.ts";
import { readApproved } from "./figures/figures.ts";
import { type Proof, proofPage } from "./proof/page.ts";
import PROMISES from "./proof/promises.json";
import { type Finding, type Name, PROOFS } from "./proof/proofs.ts";

const FOLDER = "proof";
const KEPT = join(FOLDER, "findings.json");
const PAGE = join(FOLDER, "report.html");

type Findings = Record<string, Proof["finding"]>;

const readFindings = (): Findings =>
  existsSync(KEPT) ? JSON.parse(readFileSync(KEPT, "utf8")) : {};

/** After every part, so that a run that is stopped leaves what it has found. */
function write(findings: Findings): void {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(KEPT, JSON.stringify(findings, null, 2));
  const proofs = Object.entries(PROMISES).map(([name, promised]) => ({
    name,
    ...promised,
    finding: findings[name] ?? null,
  }));
  writeFileSync(PAGE, proofPage(proofs, readApproved()));
}

const prove = (name: Name): Promise<Finding> =>
  PROOFS[name]().catch((error: unknown) => {
    const failures = [error instanceof Error ? error.message : String(error)];
    return { isKept: false, figure: "could not be looked at", failures };
  });

const VERDICTS = new Map([
  [true, "Kept"],
  [false, "BROKEN"],
  [null, "NOT ANSWERED"],
]);

const isName = (word: string): word is Name => Object.hasOwn(PROMISES, word);

function choose(words: string[]): Name[] {
  const names = Object.keys(PROMISES).filter(isName);
  const unknown = words.find((word) => !isName(word));
  if (unknown === undefined) return names.filter((name) => !words[0] || words.includes(name));
  throw new Error(`There is no part "${unknown}" of the proof: there are ${names.join(", ")}.`);
}

/** Looks at every promise, goes on where one is broken, and ends with one page: proof/report.html. */
void runAsCommand("proof", async (args) => {
  const chosen = choose(args);
  const findings: Findings = args.length > 0 ? readFindings() : {};
  for (const [index, name] of chosen.entries()) {
    console.log(`\n${index + 1} of ${chosen.length}: ${PROMISES[name].promise} …`);
    const start = performance.now();
    const finding = await prove(name);
    const seconds = (performance.now() - start) / 1000;
    const at = new Date().toISOString().slice(0, 16).replace("T", " ");
    findings[name] = { ...finding, seconds, at };
    write(findings);
    console.log(`${VERDICTS.get(finding.isKept)}: ${finding.figure} (${seconds.toFixed(0)} s)`);
    for (const failure of finding.failures ?? []) console.log(failure);
  }
  const broken = chosen.filter((name) => findings[name]?.isKept === false);
  const open = chosen.filter((name) => findings[name]?.isKept === null);
  if (open.length > 0) console.log(`\nNot answered, neither kept nor broken: ${open.join(", ")}.`);
  if (broken.length > 0) console.log(`\nBroken: ${broken.join(", ")}.`);
  console.log(`\nAll on one page: ${PAGE}`);
  process.exitCode = broken.length > 0 ? 1 : 0;
});

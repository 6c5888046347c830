import { ensureStorybook } from "../../../scripts/build/ensureBuilt.ts";
import { ensureBrowser } from "../../../scripts/tests/browser.ts";
import { layOutCopy, putIn, takeOut, whyStale } from "./copy.ts";
import type { Catcher, Fault, Part } from "./fault.ts";
import { FAULTS } from "./list.ts";
import { type Ran, titled } from "./reports.ts";
import { buildCopy, forgetSettings, needsSite, runPart } from "./runners.ts";

type RanOfPart = Ran & { part: Part };

type Outcome = "caught" | "missed" | "stale";

interface Verdict {
  fault: Fault;
  outcome: Outcome;
  /** The line that the failure says, or why there is none. */
  line: string;
  seconds: number;
}

/** Faults whose name holds one of the words; all of them without words. */
export const faultsNamed = (words: string[]): Fault[] =>
  FAULTS.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));

/** Puts every fault into a copy of the tree and sees whether what must catch it does. */
export async function runFaults(faults: Fault[], log = console.log): Promise<boolean> {
  ensureBrowser();
  forgetSettings();
  log("The tree is copied.");
  layOutCopy();
  const stale = faults.flatMap((fault): Verdict[] => {
    const line = whyStale(fault);
    return line ? [{ fault, outcome: "stale", line, seconds: 0 }] : [];
  });
  const fitting = faults.filter((fault) => !stale.some((verdict) => verdict.fault === fault));
  log("The checks run without a fault first.");
  const sound = await runParts(fitting, log);
  const verdicts = [...stale];
  for (const round of roundsOf(fitting)) {
    const found = await runRound(round, sound, log);
    for (const verdict of found) log(tell(verdict));
    verdicts.push(...found);
  }
  log(`\n${verdicts.map(tell).join("\n")}\n`);
  const count = (outcome: Outcome): number =>
    verdicts.filter((verdict) => verdict.outcome === outcome).length;
  log(`${count("caught")} caught, ${count("missed")} missed, ${count("stale")} stale`);
  return count("caught") === verdicts.length;
}

/** Those of one round together, every other fault by itself. */
function roundsOf(faults: Fault[]): Fault[][] {
  const rounds = new Map<string, Fault[]>();
  for (const fault of faults) {
    const name = fault.round ?? fault.name;
    rounds.set(name, [...(rounds.get(name) ?? []), fault]);
  }
  return [...rounds.values()];
}

async function runRound(
  faults: Fault[],
  sound: RanOfPart[],
  log: typeof console.log,
): Promise<Verdict[]> {
  for (const fault of faults) putIn(fault);
  try {
    const start = performance.now();
    const ran = await runParts(faults, log);
    const verdicts = faults.map((fault) => judge(fault, sound, ran));
    const [only] = verdicts;
    // Of several that ran together each has what its own test took.
    if (only && verdicts.length === 1) only.seconds = (performance.now() - start) / 1000;
    return verdicts;
  } finally {
    for (const fault of faults) takeOut(fault);
  }
}

/** Each part once, for all faults that it has to catch. */
async function runParts(faults: Fault[], log: typeof console.log): Promise<RanOfPart[]> {
  const catchers = new Map<Part, Catcher[]>();
  for (const { caughtBy } of faults) {
    catchers.set(caughtBy.part, [...(catchers.get(caughtBy.part) ?? []), caughtBy]);
  }
  if (catchers.has("seen")) await ensureStorybook(log);
  const trouble = [...catchers.keys()].some(needsSite) ? await build(log) : "";
  const ran: RanOfPart[] = [];
  for (const [part, its] of catchers) {
    const start = performance.now();
    const run = trouble && needsSite(part) ? Promise.reject(trouble) : runPart(part, its);
    const found = await run.catch((error: unknown) => its.map((one) => notRun(one, error)));
    for (const one of found) ran.push({ ...one, part });
    if (faults.length > 1) log(`  ${part} (${secondsSince(start)} s)`);
  }
  return ran;
}

/** Answers why it cannot be built, if so. */
async function build(log: typeof console.log): Promise<string> {
  const start = performance.now();
  const trouble = await buildCopy();
  if (!trouble) log(`  The site is built (${secondsSince(start)} s).`);
  return trouble && `The copy could not be built: ${trouble.trim()}`;
}

const notRun = ({ file, title }: Catcher, error: unknown): Ran => {
  const message = error instanceof Error ? error.message : String(error);
  return { file, title, isPassed: false, message, seconds: 0 };
};

const secondsSince = (start: number): string => ((performance.now() - start) / 1000).toFixed(0);

const isOf = ({ part, file, title }: Catcher, ran: RanOfPart): boolean =>
  part === ran.part &&
  file.endsWith(ran.file) &&
  (ran.title === "" || new RegExp(titled(title)).test(ran.title));

/** Caught is what fails with the fault, for the fault's own reason, and does not fail without it. */
function judge(fault: Fault, sound: RanOfPart[], ran: RanOfPart[]): Verdict {
  const { caughtBy } = fault;
  const before = sound.filter((one) => isOf(caughtBy, one));
  const after = ran.filter((one) => isOf(caughtBy, one));
  const seconds = after.reduce((sum, one) => sum + one.seconds, 0);
  const missed = (line: string): Verdict => ({ fault, outcome: "missed", line, seconds });
  if (before.length === 0) return missed("npm test has no such test");
  const failing = before.find(({ isPassed }) => !isPassed);
  if (failing) return missed(`fails without the fault: ${failing.message.trim().split("\n")[0]}`);
  const lines = after
    .filter(({ isPassed }) => !isPassed)
    .flatMap(({ message }) => message.split("\n"));
  const line = lines.find((one) => caughtBy.says.test(one));
  if (line !== undefined) return { fault, outcome: "caught", line: line.trim(), seconds };
  const [first] = lines;
  return missed(
    first === undefined ? "passes with the fault" : `fails for another reason: ${first}`,
  );
}

const LONGEST_LINE = 100;

function tell({ fault, outcome, line, seconds }: Verdict): string {
  const { part, file, title } = fault.caughtBy;
  const by = [part, file.split("/").at(-1), title].filter((text) => text !== "").join(" › ");
  return [
    `${outcome.padEnd(6)} ${`${seconds.toFixed(1)} s`.padStart(7)}  ${fault.name}`,
    `${"".padEnd(16)}${by}`,
    `${"".padEnd(16)}${line.slice(0, LONGEST_LINE)}`,
  ].join("\n");
}

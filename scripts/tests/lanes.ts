import { describeOutcome, type Outcome } from "../../tests/runs/outcome.ts";

export interface Part {
  name: string;
  /** An error thrown counts as one failure. */
  run(): Promise<Outcome>;
}

const LINES_OF_A_FAILURE = 40;
const SAY_EVERY_IN_MS = 30_000;

/** Runs a part to its end, whatever happens in it, and says what came out. */
async function runPart({ name, run }: Part): Promise<Outcome> {
  const start = performance.now();
  const outcome = await run().catch((error: unknown): Outcome => {
    const message = error instanceof Error ? error.message : String(error);
    return { passed: 0, skipped: 0, failures: [message] };
  });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${name}: ${describeOutcome(outcome)} (${seconds} s)`);
  outcome.failures.forEach((failure, index) => {
    console.log(`    ${failure}`);
    const detail = outcome.details?.[index]?.split("\n").slice(0, LINES_OF_A_FAILURE) ?? [];
    for (const line of detail) console.log(`        ${line}`.trimEnd());
  });
  return {
    ...outcome,
    failures: outcome.failures.map((failure) => `${name} › ${failure}`),
  };
}

/** Runs lanes side by side, and the parts of each one after the other; who is done first takes of the rest. */
export async function runLanes(lanes: Part[][], rest: readonly Part[]): Promise<Outcome[]> {
  const waiting = [...rest];
  const atWork = new Set<string>();
  const say = (): void => console.log(`  still at work: ${[...atWork].join(", ")}`);
  const ticker = setInterval(say, SAY_EVERY_IN_MS);
  const runLane = async (parts: Part[]): Promise<Outcome[]> => {
    const outcomes: Outcome[] = [];
    const own = [...parts];
    const next = (): Part | undefined => own.shift() ?? waiting.shift();
    for (let part = next(); part; part = next()) {
      atWork.add(part.name);
      outcomes.push(await runPart(part));
      atWork.delete(part.name);
    }
    return outcomes;
  };
  const outcomes = await Promise.all(lanes.map(runLane));
  clearInterval(ticker);
  return outcomes.flat();
}

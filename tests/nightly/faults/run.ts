import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { copyTree, git, runIn } from "../copy.ts";
import { FAULTS, type Fault } from "./faults.ts";

function putIn(copy: string, { file, before, after }: Fault): void {
  const path = join(copy, file);
  writeFileSync(
    path,
    readFileSync(path, "utf8").replace(before, () => after),
  );
}

function run(folder: string, { command, isNightly }: Fault) {
  return runIn(folder, command.args, {
    TIER: isNightly ? undefined : "test",
    ALL: undefined,
    TEST_REPORT: undefined,
  });
}

/** Why a fault that is in the copy, and not in the tree, is not caught; undefined where it is. */
async function whyMissed(copy: string, fault: Fault): Promise<string | undefined> {
  const without = await run(".", fault);
  if (without.failed) return `fails without the fault, too:\n${without.output}`;
  const { failed, output } = await run(copy, fault);
  if (!failed) return "passes with the fault";
  return fault.says.test(output) ? undefined : `fails for another reason:\n${output}`;
}

/** Puts in the faults whose names hold one of the words, or all; answers whether each is caught. */
export async function runFaults(words: string[], log = console.log): Promise<boolean> {
  const faults = FAULTS.filter(
    ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
  );
  if (faults.length === 0) throw new Error(`No fault has ${words.join(" or ")} in its name.`);
  const copy = copyTree("seeded-faults");
  const isStale = ({ file, before }: Fault): boolean =>
    !existsSync(file) || readFileSync(file, "utf8").split(before).length !== 2;
  const stale = faults.filter(isStale);
  for (const { name, file, before } of stale) {
    log(`stale   ${name}: ${file} no longer has, exactly once:\n${before}`);
  }
  const fitting = faults.filter((fault) => !stale.includes(fault));
  const built = fitting.filter(({ command }) => command.isBuilt);
  const others = fitting.filter((fault) => !built.includes(fault));
  let caught = 0;
  for (const group of [...others.map((fault) => [fault]), built]) {
    for (const fault of group) putIn(copy, fault);
    for (const fault of group) {
      const start = performance.now();
      const why = await whyMissed(copy, fault);
      const seconds = Math.round((performance.now() - start) / 1000);
      const how = `${fault.name}: ${fault.command.args.join(" ")} (${seconds} s)`;
      log(why ? `MISSED  ${how}\n${why}` : `caught  ${how}`);
      if (why === undefined) caught += 1;
    }
    git(copy, "reset", "--quiet", "--hard");
  }
  log(`\n${caught} of ${faults.length} faults are caught, ${stale.length} are stale.`);
  return caught === faults.length;
}

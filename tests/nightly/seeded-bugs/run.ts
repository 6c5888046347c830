import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { copyTree, git, runIn } from "../copy.ts";
import { SEEDED_BUGS, type SeededBug } from "./bugs.ts";

function applyBug(copy: string, { file, before, after }: SeededBug): void {
  const path = join(copy, file);
  writeFileSync(
    path,
    readFileSync(path, "utf8").replace(before, () => after),
  );
}

function run(folder: string, { command, isNightly }: SeededBug) {
  return runIn(folder, command.args, {
    TIER: isNightly ? undefined : "test",
    ALL: undefined,
    TEST_REPORT: undefined,
  });
}

/** Why a bug that is in the copy, but not in the tree, is not caught; undefined if it is caught. */
async function whyMissed(copy: string, bug: SeededBug): Promise<string | undefined> {
  const without = await run(".", bug);
  if (without.failed) return `fails without the bug, too:\n${without.output}`;
  const { failed, output } = await run(copy, bug);
  if (!failed) return "passes with the bug";
  return bug.expectedOutput.test(output) ? undefined : `fails for another reason:\n${output}`;
}

/** Applies the bugs whose names contain one of the words, or all; true if each is caught. */
export async function runSeededBugs(words: string[], log = console.log): Promise<boolean> {
  const bugs = SEEDED_BUGS.filter(
    ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
  );
  if (bugs.length === 0) throw new Error(`No seeded bug has ${words.join(" or ")} in its name.`);
  const copy = copyTree("seeded-bugs");
  const isStale = ({ file, before }: SeededBug): boolean =>
    !existsSync(file) || readFileSync(file, "utf8").split(before).length !== 2;
  const stale = bugs.filter(isStale);
  for (const { name, file, before } of stale) {
    log(`stale   ${name}: ${file} no longer has, exactly once:\n${before}`);
  }
  const fitting = bugs.filter((bug) => !stale.includes(bug));
  const built = fitting.filter(({ command }) => command.isBuilt);
  const others = fitting.filter((bug) => !built.includes(bug));
  let caught = 0;
  for (const group of [...others.map((bug) => [bug]), built]) {
    for (const bug of group) applyBug(copy, bug);
    for (const bug of group) {
      const start = performance.now();
      const why = await whyMissed(copy, bug);
      const seconds = Math.round((performance.now() - start) / 1000);
      const how = `${bug.name}: ${bug.command.args.join(" ")} (${seconds} s)`;
      log(why ? `MISSED  ${how}\n${why}` : `caught  ${how}`);
      if (why === undefined) caught += 1;
    }
    git(copy, "reset", "--quiet", "--hard");
  }
  log(`\n${caught} of ${bugs.length} bugs are caught, ${stale.length} are stale.`);
  return caught === bugs.length;
}

import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { findFreePort } from "../../../scripts/serve/port.ts";
import { FAULTS, type Fault } from "./faults.ts";

/** A clone of the repository, in which faults are put. It stays, for the next run uses what it has built. */
const COPY = resolve(".build/seeded-faults");

const call = (program: string, args: string[], cwd = "."): string =>
  execFileSync(program, args, { cwd, encoding: "utf8" }).trim();

/** By its own folder: git would look for a repository above, too. */
const gitInCopy = (...args: string[]): string =>
  call("git", [`--git-dir=${COPY}/.git`, `--work-tree=${COPY}`, ...args], COPY);

/** The tree as it is now, apart from files that git does not know. */
function makeCopy(): void {
  if (!existsSync(join(COPY, ".git"))) {
    rmSync(COPY, { recursive: true, force: true });
    call("git", ["clone", "--quiet", "--shared", "--no-checkout", ".", COPY]);
  }
  const commit = call("git", ["stash", "create"]) || call("git", ["rev-parse", "HEAD"]);
  gitInCopy("reset", "--quiet", "--hard", commit);
  gitInCopy("clean", "--quiet", "--force", "-d");
  linkPackages("node_modules");
  linkPackages("functions/node_modules");
}

/** By hard links: Vite serves browsers no file that lies outside of the copy. */
function linkPackages(folder: string): void {
  const to = join(COPY, folder);
  const [installed, linked] = [folder, to]
    .map((one) => join(one, ".package-lock.json"))
    .map((list) => (existsSync(list) ? readFileSync(list, "utf8") : undefined));
  if (installed === linked) return;
  rmSync(to, { recursive: true, force: true });
  call("cp", ["-RPl", folder, to]);
  // What tools keep there is written in place.
  for (const cache of [".cache", ".vite", ".vite-temp"]) {
    rmSync(join(to, cache), { recursive: true, force: true });
  }
}

const textIn = ({ file }: Fault): string =>
  existsSync(join(COPY, file)) ? readFileSync(join(COPY, file), "utf8") : "";

const isStale = (fault: Fault): boolean => textIn(fault).split(fault.before).length !== 2;

const putIn = (fault: Fault): void =>
  writeFileSync(
    join(COPY, fault.file),
    textIn(fault).replace(fault.before, () => fault.after),
  );

async function run(folder: string, { command, isNightly }: Fault) {
  // tsx cannot require it.
  const { execa } = await import("execa");
  const [program = "", ...args] = command.args;
  const port = String(await findFreePort());
  const { failed, all } = await execa(program, args, {
    ...{ cwd: folder, localDir: folder, preferLocal: true },
    ...{ stdin: "ignore", all: true, reject: false },
    env: {
      ...{ E2E_PORT: port, ACCESSIBILITY_PORT: port, LIVE_PORT: port, VISUAL_PORT: port },
      ...{ TIER: isNightly ? undefined : "test", ALL: undefined, TEST_REPORT: undefined },
    },
  });
  return { failed, output: stripVTControlCharacters(String(all)) };
}

/** Why a fault that is in the copy, and not in the tree, is not caught; undefined where it is. */
async function whyMissed(fault: Fault): Promise<string | undefined> {
  const without = await run(".", fault);
  if (without.failed) return `fails without the fault, too:\n${without.output}`;
  const { failed, output } = await run(COPY, fault);
  if (!failed) return "passes with the fault";
  return fault.says.test(output) ? undefined : `fails for another reason:\n${output}`;
}

/** Puts in the faults whose names hold one of the words, or all; answers whether each is caught. */
export async function runFaults(words: string[], log = console.log): Promise<boolean> {
  const faults = FAULTS.filter(
    ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
  );
  if (faults.length === 0) throw new Error(`No fault has ${words.join(" or ")} in its name.`);
  makeCopy();
  const stale = faults.filter(isStale);
  for (const { name, file, before } of stale) {
    log(`stale   ${name}: ${file} no longer has, exactly once:\n${before}`);
  }
  const fitting = faults.filter((fault) => !stale.includes(fault));
  const built = fitting.filter(({ command }) => command.isBuilt);
  const others = fitting.filter((fault) => !built.includes(fault));
  let caught = 0;
  for (const group of [...others.map((fault) => [fault]), built]) {
    for (const fault of group) putIn(fault);
    for (const fault of group) {
      const start = performance.now();
      const why = await whyMissed(fault);
      const seconds = Math.round((performance.now() - start) / 1000);
      log(
        `${why ? "MISSED" : "caught"}  ${fault.name}: ${fault.command.args.join(" ")} (${seconds} s)`,
      );
      if (why) log(why);
      else caught += 1;
    }
    gitInCopy("reset", "--quiet", "--hard");
  }
  log(`\n${caught} of ${faults.length} faults are caught, ${stale.length} are stale.`);
  return caught === faults.length;
}

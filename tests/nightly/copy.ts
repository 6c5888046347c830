import { execFileSync } from "node:child_process";
import { existsSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { captureProgram } from "../../scripts/program.ts";

const call = (program: string, ...args: string[]): string =>
  execFileSync(program, args, { encoding: "utf8" }).trim();

export const git = (folder: string, ...args: string[]): string =>
  call("git", `--git-dir=${folder}/.git`, `--work-tree=${folder}`, "-C", folder, ...args);

/** Copies the tree, with uncommitted changes but without untracked files, into a fresh clone. */
export function copyTree(name: string): string {
  const folder = resolve(".build", name);
  rmSync(folder, { recursive: true, force: true });
  call("git", "clone", "--quiet", "--shared", "--no-checkout", ".", folder);
  const commit = call("git", "stash", "create") || call("git", "rev-parse", "HEAD");
  git(folder, "reset", "--quiet", "--hard", commit);
  for (const packages of ["node_modules", "functions/node_modules"].filter(existsSync)) {
    // By hard links: Vite serves no files outside the copy.
    call("cp", "-RPl", packages, join(folder, packages));
    // Caches are written in place, so the copy must not share them.
    for (const cache of [".cache", ".vite", ".vite-temp"]) {
      rmSync(join(folder, packages, cache), { recursive: true, force: true });
    }
  }
  return folder;
}

export interface RunResult {
  failed: boolean;
  output: string;
}

/** Runs a program in the copy, or the command of one of its packages. */
export async function runIn(
  folder: string,
  [program = "", ...args]: string[],
  env: Record<string, string | undefined> = {},
): Promise<RunResult> {
  const { code, output } = await captureProgram(program, args, {
    cwd: folder,
    localDir: folder,
    preferLocal: true,
    stdin: "ignore",
    env,
  });
  return { failed: code !== 0, output: stripVTControlCharacters(output) };
}

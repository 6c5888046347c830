import { execFileSync } from "node:child_process";
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join, resolve } from "node:path";
import { copyChanged } from "../../../scripts/build/secondHouse.ts";
import type { Fault } from "./fault.ts";

/** Where the faults are put in. What was built there serves the next run. */
export const COPY = resolve(".build/faults-seeded");

const PACKAGES = ["node_modules", "functions/node_modules"];
/** What npm has installed, by its own list. */
const INSTALLED = ".package-lock.json";
/** Each house has its own. */
const CACHES = [".cache", ".vite", ".vite-temp"];

const git = (folder: string, ...args: string[]): string =>
  execFileSync("git", args, { cwd: folder, encoding: "utf8", maxBuffer: 64 * 1024 * 1024 });

/** What is in the repository or about to be. */
const filesOf = (folder: string): string[] =>
  git(folder, "ls-files", "-z", "--cached", "--others", "--exclude-standard")
    .split("\0")
    .filter((path) => path !== "" && existsSync(join(folder, path)));

/** Makes the copy what the tree is now, whatever an earlier run has left. */
export function layOutCopy(): void {
  mkdirSync(COPY, { recursive: true });
  if (!existsSync(join(COPY, ".git"))) git(COPY, "init", "--quiet");
  const wanted = filesOf(".");
  const known = new Set(wanted);
  for (const file of filesOf(COPY)) if (!known.has(file)) rmSync(join(COPY, file));
  for (const file of wanted) copyChanged(file, join(COPY, file));
  // The checks ask git what is in the tree.
  git(COPY, "-c", "core.safecrlf=false", "add", "--all");
  for (const folder of PACKAGES) if (existsSync(folder)) linkPackages(folder);
}

/** Packages are linked file by file: a browser is given no file from outside of the copy. */
function linkPackages(folder: string): void {
  const to = join(COPY, folder);
  const installed = readFileSync(join(folder, INSTALLED));
  const last = join(to, INSTALLED);
  if (existsSync(last) && readFileSync(last).equals(installed)) return;
  rmSync(to, { recursive: true, force: true });
  linkTree(folder, to, CACHES);
}

function linkTree(from: string, to: string, without: string[] = []): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (without.includes(entry.name)) continue;
    const [one, other] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkTree(one, other);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(one), other);
    else linkSync(one, other);
  }
}

/** Why a fault cannot be put in, if so: the tree has gone on without it. */
export function whyStale({ file, find }: Fault, folder = "."): string | undefined {
  const path = join(folder, file);
  if (!existsSync(path)) return `${file} is gone`;
  const times = readFileSync(path, "utf8").split(find).length - 1;
  return times === 1 ? undefined : `${file} holds it ${times} times: ${find}`;
}

export function putIn({ file, find, replace }: Fault): void {
  const path = join(COPY, file);
  writeFileSync(
    path,
    readFileSync(path, "utf8").replace(find, () => replace),
  );
}

export function takeOut({ file }: Fault): void {
  copyFileSync(file, join(COPY, file));
  const { mtime } = statSync(file);
  utimesSync(join(COPY, file), mtime, mtime);
}

import { execFileSync } from "node:child_process";
import { appendFileSync, cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { filesOfTheTree } from "../../../scripts/checks/tree.ts";
import { captureProgram, type ProgramEnd } from "../../../scripts/program.ts";
import { HURRY } from "../../../src/gatsby/internals/hurry.ts";
import { PICTURES_LATER } from "../../../src/gatsby/pictures/later.ts";

const PACKAGES = ["node_modules", "functions/node_modules"];

const git = (folder: string, ...args: string[]): string =>
  execFileSync("git", args, { cwd: folder, encoding: "utf8" });

/** The tree as it is now, as if just cloned: what is changed there touches nothing here. */
export function copyTree(name: string): string {
  const folder = resolve(".build", name);
  rmSync(folder, { recursive: true, force: true });
  for (const file of filesOfTheTree()) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(file, join(folder, file));
  }
  git(folder, "init", "--quiet");
  // The tree ignores a folder of that name, which a link is not.
  appendFileSync(join(folder, ".git/info/exclude"), "node_modules\n");
  for (const packages of PACKAGES) {
    symlinkSync(resolve(packages), join(folder, packages), "junction");
  }
  git(folder, "-c", "core.safecrlf=false", "add", "--all");
  return folder;
}

/** Files that are new in the copy or other than here, documents left out. */
export function filesOfPatch(folder: string): string[] {
  const changed = git(folder, "diff", "--name-only");
  const added = git(folder, "ls-files", "--others", "--exclude-standard");
  return `${changed}${added}`
    .split("\n")
    .filter((file) => file !== "" && !file.startsWith("content-service/documents/"))
    .sort();
}

/** As it was before anything was changed; false where there was none. */
export function fileBefore(folder: string, file: string): string | undefined {
  const isNew = git(folder, "ls-files", "--", file) === "";
  return isNew ? undefined : git(folder, "show", `:${file}`);
}

export const runIn = (
  folder: string,
  args: string[],
  settings: Record<string, string> = {},
): Promise<ProgramEnd> => captureProgram(process.execPath, args, { cwd: folder, settings });

/** What the compiler complains of; asked again, it reads only what has changed. */
export async function typesIn(folder: string): Promise<string> {
  const kept = ["--incremental", "--tsBuildInfoFile", ".build/types.json"];
  const { code, output } = await runIn(folder, [
    "node_modules/typescript-native/bin/tsc",
    "--noEmit",
    ...kept,
  ]);
  return code === 0 ? "" : output || `the compiler ended with ${code}`;
}

/** All checks, or those that are named. */
export const checkIn = (folder: string, ...names: string[]): Promise<ProgramEnd> =>
  runIn(folder, ["--import", "tsx", "scripts/checks/check.ts", ...names]);

/** What somebody does who has added something: `npx biome check --write`. */
export const formatIn = (folder: string): Promise<ProgramEnd> =>
  runIn(folder, ["node_modules/@biomejs/biome/bin/biome", "check", "--write"]);

/** A whole site from the copy's own documents; pictures are made when somebody asks for them. */
export const buildIn = (folder: string): Promise<ProgramEnd> =>
  runIn(folder, ["--import", "tsx", "scripts/build/build.ts"], {
    [PICTURES_LATER]: "on",
    [HURRY]: "on",
  });

type Text = Record<string, string>;

/** A document of the copy, in some languages: what is written above the text, and the text. */
export function writeDocument(
  folder: string,
  path: string,
  shared: Text,
  texts: Record<string, Text & { body: string }>,
): void {
  const home = join(folder, "content-service/documents", path);
  const yaml = (fields: Text): string =>
    Object.entries(fields)
      .map(([name, value]) => `${name}: ${JSON.stringify(value)}\n`)
      .join("");
  mkdirSync(home, { recursive: true });
  writeFileSync(join(home, "document.yaml"), yaml(shared));
  for (const [language, { body, ...fields }] of Object.entries(texts)) {
    writeFileSync(join(home, `${language}.md`), `---\n${yaml(fields)}---\n\n${body}\n`);
  }
}

const NUMBERS: Record<string, string> = { blog: "2026-03-01", destination: "2026-02-01" };

/** In place of all documents, one small one of each kind that the tree has. */
export function leaveFewDocuments(
  folder: string,
  types: readonly string[],
  languages: readonly string[],
): void {
  rmSync(join(folder, "content-service/documents"), { recursive: true, force: true });
  for (const type of types) {
    const texts = languages.map((language) => [
      language,
      { title: `${type} ${language}`, summary: `Heron ${language}`, body: `Reeds ${language}.` },
    ]);
    const published = NUMBERS[type] ?? "2026-01-01";
    writeDocument(folder, `${type}/herons`, { published }, Object.fromEntries(texts));
  }
}

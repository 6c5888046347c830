import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { FAST_BUILD } from "../../../src/build/internals/fastBuild.ts";
import { IMAGES_ON_DEMAND } from "../../../src/build/pictures/onDemandImages.ts";
import { WRITTEN_LANGUAGES } from "../../../src/i18n/languages.ts";
import { DOCUMENT_TYPES } from "../../../src/i18n/routes.ts";
import { git, type RunResult, runIn } from "../copy.ts";

/** Edits a file of a copy; throws if the edit changes nothing. */
export function edit(folder: string, path: string, change: (text: string) => string): void {
  const text = readFileSync(join(folder, path), "utf8");
  const changed = change(text);
  if (changed === text)
    throw new Error(
      `${path} has changed, so this edit of the test changes nothing: update the edit.`,
    );
  writeFileSync(join(folder, path), changed);
}

/** Files that are new or changed in the copy, without documents. */
export function changedFiles(folder: string): string[] {
  const changed = git(folder, "diff", "--name-only", "HEAD");
  const added = git(folder, "ls-files", "--others", "--exclude-standard");
  return `${changed}\n${added}`
    .split("\n")
    .filter((file) => file !== "" && !file.startsWith("content-service/documents/"))
    .sort();
}

export const checkIn = (folder: string, ...names: string[]): Promise<RunResult> =>
  runIn(folder, ["npm", "run", "check", "--", ...names]);

export const formatIn = (folder: string): Promise<RunResult> =>
  runIn(folder, ["biome", "check", "--write"]);

/** Builds a site from the documents of the copy, with pictures on demand. */
export const buildIn = (folder: string): Promise<RunResult> =>
  runIn(folder, ["npm", "run", "build"], { [IMAGES_ON_DEMAND]: "on", [FAST_BUILD]: "on" });

type Text = Record<string, string>;

/** Writes a document into the copy, in some languages: its fields and its text. */
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

/** textsOf("herons") => { hr: { title: "herons hr", … }, … } */
export const textsOf = (title: string) =>
  Object.fromEntries(
    WRITTEN_LANGUAGES.map((language) => [
      language,
      { title: `${title} ${language}`, summary: `Heron ${language}`, body: `Reeds ${language}.` },
    ]),
  );

/** Replaces all documents by one small one of each kind. */
export function replaceDocuments(folder: string): void {
  rmSync(join(folder, "content-service/documents"), { recursive: true, force: true });
  for (const [index, type] of DOCUMENT_TYPES.entries()) {
    writeDocument(folder, `${type}/herons`, { published: `2026-0${index + 1}-01` }, textsOf(type));
  }
}

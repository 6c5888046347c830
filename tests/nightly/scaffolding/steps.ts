import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { FAST_BUILD } from "../../../src/build/internals/fastBuild.ts";
import { IMAGES_ON_DEMAND } from "../../../src/build/pictures/onDemandImages.ts";
import { WRITTEN_LANGUAGES } from "../../../src/i18n/languages.ts";
import { DOCUMENT_TYPES } from "../../../src/i18n/routes.ts";
import { git, type Run, runIn } from "../copy.ts";

/** Changes a file of a copy; throws where nothing is left to change. */
export function edit(folder: string, path: string, change: (text: string) => string): void {
  const text = readFileSync(join(folder, path), "utf8");
  const changed = change(text);
  if (changed === text) throw new Error(`${path} is no longer as this test knows it.`);
  writeFileSync(join(folder, path), changed);
}

/** Files that are new in the copy or other than here, documents left out. */
export function changedFiles(folder: string): string[] {
  const changed = git(folder, "diff", "--name-only", "HEAD");
  const added = git(folder, "ls-files", "--others", "--exclude-standard");
  return `${changed}\n${added}`
    .split("\n")
    .filter((file) => file !== "" && !file.startsWith("content-service/documents/"))
    .sort();
}

export const checkIn = (folder: string, ...names: string[]): Promise<Run> =>
  runIn(folder, ["npm", "run", "check", "--", ...names]);

export const formatIn = (folder: string): Promise<Run> =>
  runIn(folder, ["biome", "check", "--write"]);

/** A whole site from the copy's own documents; pictures are made when somebody asks for them. */
export const buildIn = (folder: string): Promise<Run> =>
  runIn(folder, ["npm", "run", "build"], { [IMAGES_ON_DEMAND]: "on", [FAST_BUILD]: "on" });

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

/** textsOf("herons") => { hr: { title: "herons hr", … }, … } */
export const textsOf = (title: string) =>
  Object.fromEntries(
    WRITTEN_LANGUAGES.map((language) => [
      language,
      { title: `${title} ${language}`, summary: `Heron ${language}`, body: `Reeds ${language}.` },
    ]),
  );

/** In place of all documents, one small one of each kind that the tree has. */
export function leaveFewDocuments(folder: string): void {
  rmSync(join(folder, "content-service/documents"), { recursive: true, force: true });
  for (const [index, type] of DOCUMENT_TYPES.entries()) {
    writeDocument(folder, `${type}/herons`, { published: `2026-0${index + 1}-01` }, textsOf(type));
  }
}

import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
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

/** Adds a message to all languages: addMessage(folder, "nav.history", { hr: "Povijest", … }) */
export function addMessage(folder: string, key: string, texts: Record<string, string>): void {
  for (const language of WRITTEN_LANGUAGES) {
    edit(folder, `locales/${language}.json`, (text) => {
      const words: Record<string, string> = JSON.parse(text);
      return `${JSON.stringify({ ...words, [key]: texts[language] ?? key }, null, 2)}\n`;
    });
  }
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

/** Without the BASE_URL that Vitest sets, which is that of a site under test to Playwright. */
export const checkIn = (folder: string, ...names: string[]): Promise<RunResult> =>
  runIn(folder, ["npm", "run", "check", "--", ...names], { BASE_URL: undefined });

/** Writes the files that are generated from tables and folders. */
export async function generate(folder: string): Promise<void> {
  const { failed, output } = await runIn(folder, ["npm", "run", "generate"]);
  if (failed) throw new Error(output);
}

export const formatIn = (folder: string): Promise<RunResult> =>
  runIn(folder, ["biome", "check", "--write"]);

/** Builds a site from the documents of the copy, with pictures on demand. */
export const buildIn = (folder: string): Promise<RunResult> =>
  runIn(folder, ["npm", "run", "build"], { [IMAGES_ON_DEMAND]: "on", [FAST_BUILD]: "on" });

/** A built page: pageIn(folder, "/de/blog/herons/") */
export const pageIn = (folder: string, path: string): string =>
  readFileSync(join(folder, "public", path, "index.html"), "utf8");

/** The search index of a language, whose file name contains a hash. */
export function searchIndexIn(folder: string, language: string): string {
  const lists = join(folder, "public/lists");
  const file = readdirSync(lists).find((name) => name.startsWith(`${language}-search-`));
  return readFileSync(join(lists, file ?? "search.json"), "utf8");
}

type Text = Record<string, string>;
/** A list of records is written in one line, which is YAML too. */
type Shared = Record<string, string | Text[]>;

/** Writes a document into the copy, in some languages: its fields and its text. */
export function writeDocument(
  folder: string,
  path: string,
  shared: Shared,
  texts: Record<string, Text & { body: string }>,
): void {
  const home = join(folder, "content-service/documents", path);
  const yaml = (fields: Shared): string =>
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

/** The documents that pages link to: ["blog/storks", …] */
function linkedDocuments(folder: string): string[] {
  const locales = join(folder, "locales");
  const pages = readdirSync(locales, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".md"),
  );
  const links = pages.flatMap((file) =>
    [...readFileSync(join(locales, file), "utf8").matchAll(/\(document:([\w-]+\/[\w-]+)/g)].map(
      ([, path = ""]) => path,
    ),
  );
  return [...new Set(links)];
}

/** Replaces all documents by small ones: one of each kind, and those that pages link to. */
export function replaceDocuments(folder: string): void {
  rmSync(join(folder, "content-service/documents"), { recursive: true, force: true });
  for (const [index, type] of DOCUMENT_TYPES.entries()) {
    writeDocument(folder, `${type}/herons`, { published: `2026-0${index + 1}-01` }, textsOf(type));
  }
  for (const path of linkedDocuments(folder)) {
    writeDocument(folder, path, { published: "2025-01-01" }, textsOf(path));
  }
}

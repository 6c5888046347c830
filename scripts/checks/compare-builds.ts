import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { runAsCommand } from "../command.ts";

const COMPARED = /\.(html|xml|txt|webmanifest)$/;
const SHOWN_AT_MOST = 20;

/**
 * What may differ between two builds of the same content: file hashes, class names, the order of
 * styles, and the text of our scripts. Structured data stay as they are.
 */
export function normalise(text: string): string {
  return text
    .replace(/(<script(?![^>]*ld\+json)[^>]*>)[\s\S]*?(?=<\/script>)/g, "$1")
    .replace(/(<style[^>]*>)[\s\S]*?(?=<\/style>)/g, "$1")
    .replace(
      /class="([^"]*)"/g,
      (_, names: string) => `class="${names.trim().split(/\s+/).length}"`,
    )
    .replace(/var\(--\w+\)/g, "var(--…)")
    .replace(/\bsha256-[\w+/]+=*/g, "sha256-…")
    .replace(/([-.])[0-9a-f]{16,}(?=\.\w)/g, "$1…")
    .replace(/ data-(build|scripts)="[^"]*"/g, "")
    .replace(/>(?=<)/g, ">\n");
}

type Renames = readonly (readonly [before: string, after: string])[];

const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && COMPARED.test(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();

/** The first line that differs, of a file that both builds have; undefined where none does. */
export function firstDifference(before: string, after: string): string | undefined {
  const [old, now] = [normalise(before).split("\n"), normalise(after).split("\n")];
  const line = old.findIndex((text, index) => text !== now[index]);
  if (line < 0 && old.length === now.length) return undefined;
  const at = line < 0 ? old.length : line;
  return `- ${old[at] ?? "(end)"}\n+ ${now[at] ?? "(end)"}`;
}

/** Each file that one build lacks, or has otherwise than the other. */
export function compareBuilds(before: string, after: string, renames: Renames = []): string[] {
  const [old, now] = [filesOf(before), filesOf(after)];
  const renamed = (text: string): string =>
    renames.reduce((all, [from, to]) => all.replaceAll(from, to), text);
  const read = (folder: string, file: string): string => readFileSync(join(folder, file), "utf8");
  return [
    ...old.filter((file) => !now.includes(file)).map((file) => `${file} is only in ${before}.`),
    ...now.filter((file) => !old.includes(file)).map((file) => `${file} is only in ${after}.`),
    ...old
      .filter((file) => now.includes(file))
      .flatMap((file) => {
        const difference = firstDifference(renamed(read(before, file)), read(after, file));
        return difference ? [`${file} differs:\n${difference}`] : [];
      }),
  ];
}

const USAGE =
  "Name two built sites, then attributes that were renamed: npm run compare-builds -- ../before/public public data-old=data-new";

/**
 * Shows that a change of the code changes nothing for visitors: two builds of the same content are
 * alike.
 */
void runAsCommand("compare-builds", async ([before, after, ...rest]) => {
  if (!before || !after) throw new Error(USAGE);
  const renames = rest.map((rename) => {
    const [from = "", to] = rename.split("=");
    if (to === undefined) throw new Error(USAGE);
    return [from, to] as const;
  });
  const differences = compareBuilds(before, after, renames);
  for (const difference of differences.slice(0, SHOWN_AT_MOST)) console.log(difference);
  if (differences.length > 0) throw new Error(`${differences.length} files differ.`);
  console.log(`${filesOf(after).length} files are alike.`);
});

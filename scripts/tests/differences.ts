import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import type { Differences } from "./differences/filters.ts";
import {
  PICTURES_FOLDER,
  type PlaywrightReport,
  RESULTS,
  readDifferences,
} from "./differences/readDifferences.ts";

/** Before and after of every picture that differs; the folder can be moved as it is. */
const DIFFERENCES = "playwright-report/differences";

const SOURCE = "scripts/tests/differences";

/** Writes the page of a run and copies its pictures beside it; returns how many pictures differ. */
export async function writeDifferences(
  report: PlaywrightReport,
  folder: string = DIFFERENCES,
): Promise<number> {
  const found = readDifferences(report);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, PICTURES_FOLDER), { recursive: true });
  for (const one of found.differences) {
    for (const side of ["before", "after", "difference"] as const) {
      const [from, to] = [one.files[side], one[side]];
      if (from && to) copyFileSync(from, join(folder, to));
    }
  }
  const data: Differences = {
    ...found,
    differences: found.differences.map(({ files, ...shown }) => shown),
    date: new Date().toISOString(),
  };
  writeFileSync(join(folder, "index.html"), await pageOf(data));
  return data.differences.length;
}

async function pageOf(data: Differences): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(SOURCE, "page.ts")],
    bundle: true,
    write: false,
    format: "iife",
    target: "es2022",
    charset: "utf8",
  });
  const script = outputFiles[0]?.text ?? "";
  // "</script>" in a title would end the element.
  const json = JSON.stringify(data).replaceAll("<", "\\u003c");
  return readFileSync(join(SOURCE, "page.html"), "utf8")
    .replace(">null</script>", () => `>${json}</script>`)
    .replace("/* script */", () => script);
}

/** The same of the last run; without one there is no page. */
export async function writeDifferencesOfLastRun(): Promise<void> {
  if (!existsSync(RESULTS)) {
    rmSync(DIFFERENCES, { recursive: true, force: true });
    console.log("The visual tests wrote no results, so there is nothing to compare.");
    return;
  }
  const count = await writeDifferences(JSON.parse(readFileSync(RESULTS, "utf8")));
  console.log(`${count} pictures differ: ${DIFFERENCES}/index.html shows before and after.`);
}

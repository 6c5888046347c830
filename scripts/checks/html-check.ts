import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { findJavaProblem, installJava, SHORT_LIVED } from "../backend/java.ts";
import { ensureTestSite } from "../build/ensureBuilt.ts";
import { TEST_SITE } from "../build/places.ts";
import { readRecord } from "../build/record.ts";
import { runAsCommand } from "../command.ts";
import { captureProgram } from "../program.ts";
import { writeCounts } from "../tests/counts.ts";
import { findOtherLetters, findUnevenLinks } from "./languageVersions.ts";
import { findBrokenLinks, pageFiles } from "./links.ts";
import { findRepeatedPictures } from "./repeatedPictures.ts";

const CHECKER = "node_modules/vnu-jar/build/dist/vnu.jar";

/** The pages as the checker gets them. */
const READ = ".build/html";

/** What the checker says of one place in one file. */
export interface Remark {
  kind: "error" | "warning";
  message: string;
  file: string;
  line: number;
  extract: string;
}

/** One sentence of the checker's, however often it says it. */
export interface Finding extends Pick<Remark, "kind" | "message"> {
  count: number;
  first: Remark;
}

/** The checker has not learned container queries and their units, which every browser of ours has. */
const isNewerThanChecker = ({ message, extract }: Remark): boolean =>
  /^CSS: .*“(@container|container|container-type)”/.test(message) ||
  (/: (Parse Error|Unknown dimension)\.$/.test(message) && /\d(cqi|cqb)\b/.test(extract));

interface Message {
  type: string;
  subType?: string;
  url?: string;
  lastLine?: number;
  message?: string;
  extract?: string;
}

/** Reads the checker's JSON. */
export function readRemarks(json: string): Remark[] {
  const { messages }: { messages?: Message[] } = JSON.parse(json);
  if (!messages) throw new Error("The HTML checker gave no list of messages.");
  return (
    messages
      // What is neither an error nor a warning is a word about the checker's own work.
      .filter(({ type, subType }) => type !== "info" || subType === "warning")
      .map(
        ({ type, url = "", lastLine = 0, message = "", extract = "" }): Remark => ({
          kind: type === "info" ? "warning" : "error",
          message,
          file: url.startsWith("file:") ? relative(".", fileURLToPath(url)) : url,
          line: lastLine,
          extract: extract.replace(/\s+/g, " ").trim(),
        }),
      )
      .filter((remark) => !isNewerThanChecker(remark))
  );
}

/** The same sentence once, errors first, the most frequent first. */
export function gather(remarks: Remark[]): Finding[] {
  const findings = new Map<string, Finding>();
  for (const remark of remarks) {
    const { kind, message } = remark;
    const known = findings.get(kind + message);
    if (known) known.count += 1;
    else findings.set(kind + message, { kind, message, count: 1, first: remark });
  }
  return [...findings.values()].sort(
    (one, other) => one.kind.localeCompare(other.kind) || other.count - one.count,
  );
}

export function describeFinding({ kind, message, count, first }: Finding): string {
  const often = count === 1 ? "once" : `${count} times`;
  return `${kind}, ${often}: ${message}\n    first in ${first.file}:${first.line}: ${first.extract}`;
}

/** What the checker remarks on the pages that React draws, and is no fault. */
const NO_FAULT = ".*Trailing slash on void elements.*";

const STYLE = /(<style[^>]*>)(.*?)(?=<\/style>)/gs;

/**
 * Hands on pages of which each style is left in the first that has it: most stand in all pages, and are what takes
 * the checker longest. The lines stay where they are.
 */
export function eachStyleOnce(): (html: string) => string {
  const seen = new Set<string>();
  return (html) =>
    html.replace(STYLE, (whole, tag: string, style: string) => {
      if (!seen.has(style)) {
        seen.add(style);
        return whole;
      }
      return tag + style.replaceAll(/[^\n]+/g, "");
    });
}

/** Every page of a folder, read by the Nu HTML Checker in one go. */
async function checkHtml(folder: string): Promise<Finding[]> {
  if (!existsSync(folder)) {
    throw new Error(`There is no finished build in ${folder}/ to check: run npm run build.`);
  }
  if (findJavaProblem() !== undefined) installJava();
  const args = [
    "-Xss4m",
    ...SHORT_LIVED,
    "-jar",
    CHECKER,
    "--format",
    "json",
    "--stdout",
    "--exit-zero-always",
    "--filterpattern",
    NO_FAULT,
  ];
  const pages = pageFiles(folder);
  rmSync(READ, { recursive: true, force: true });
  const shorten = eachStyleOnce();
  for (const file of pages) {
    mkdirSync(dirname(join(READ, file)), { recursive: true });
    writeFileSync(join(READ, file), shorten(readFileSync(join(folder, file), "utf8")));
  }
  const read = pages.map((file) => join(READ, file));
  const { output } = await captureProgram("java", [...args, ...read]);
  const remarks = readRemarks(output);
  return gather(remarks.map((one) => ({ ...one, file: join(folder, relative(READ, one.file)) })));
}

/** Whatever is wrong with the pages of a finished build, each as a text of its own. */
export async function findHtmlProblems(folder = TEST_SITE): Promise<string[]> {
  const pathPrefix = readRecord(folder)?.settings.PATH_PREFIX ?? "";
  const findings = await checkHtml(folder);
  return [
    ...findings.map(describeFinding),
    ...findBrokenLinks(folder, pathPrefix),
    ...findRepeatedPictures(folder),
    ...findUnevenLinks(folder, pathPrefix),
    ...findOtherLetters(folder),
  ];
}

void runAsCommand("html-check", async ([folder]) => {
  if (folder === undefined) await ensureTestSite();
  const problems = await findHtmlProblems(folder);
  for (const problem of problems) console.log(problem);
  writeCounts({ passed: problems.length === 0 ? 1 : 0, failed: problems.length, skipped: 0 });
  if (problems.length > 0) throw new Error(`The pages have ${problems.length} kinds of problems.`);
  console.log(
    "All pages are valid, everything that they lead to is there, in every language alike, and none shows a picture twice.",
  );
});

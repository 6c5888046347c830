import { existsSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { findJavaProblem, installJava, SHORT_LIVED } from "../backend/java.ts";
import { ensureTestSite } from "../build/ensureBuilt.ts";
import { TEST_SITE } from "../build/places.ts";
import { readRecord } from "../build/record.ts";
import { runAsCommand } from "../command.ts";
import { captureProgram } from "../program.ts";
import { writeCounts } from "../tests/counts.ts";
import { findOtherLetters, findUnevenLinks } from "./languageVersions.ts";
import { findBrokenLinks, findRepeatedPictures, pageFiles } from "./links.ts";

const CHECKER = "node_modules/vnu-jar/build/dist/vnu.jar";

/** What the checker remarks on the pages that React draws, and is no fault. */
const NO_FAULT = ".*Trailing slash on void elements.*";

interface Message {
  type: string;
  subType?: string;
  url?: string;
  lastLine?: number;
  message?: string;
  extract?: string;
}

/** The checker has not learned the units of container queries, which every browser of ours has. */
const isNewerThanChecker = ({ message = "", extract = "" }: Message): boolean =>
  /: (Parse Error|Unknown dimension)\.$/.test(message) && /\d(cqi|cqb)\b/.test(extract);

/** What the checker's JSON says: each sentence once, with how often it holds and where first; errors first. */
export function describeMessages(json: string): string[] {
  const { messages }: { messages?: Message[] } = JSON.parse(json);
  if (!messages) throw new Error("The HTML checker gave no list of messages.");
  const said = new Map<string, Message[]>();
  for (const message of messages) {
    // What is neither an error nor a warning is a word about the checker's own work.
    if (message.type === "info" && message.subType !== "warning") continue;
    if (isNewerThanChecker(message)) continue;
    const words = `${message.type === "info" ? "warning" : "error"}: ${message.message}`;
    said.set(words, [...(said.get(words) ?? []), message]);
  }
  return [...said]
    .map(([words, [first, ...others]]) => {
      const url = first?.url ?? "";
      const file = url.startsWith("file:") ? relative(".", fileURLToPath(url)) : url;
      const extract = first?.extract?.replace(/\s+/g, " ").trim();
      return `${words}\n    ${file}:${first?.lastLine}: ${extract} (${others.length} more)`;
    })
    .sort();
}

/** Every page of a folder, read by the Nu HTML Checker in one go. */
async function checkHtml(folder: string): Promise<string[]> {
  if (!existsSync(folder)) {
    throw new Error(`There is no finished build in ${folder}/ to check: run npm run build.`);
  }
  if (findJavaProblem() !== undefined) installJava();
  const settings = ["--format", "json", "--stdout", "--exit-zero-always"];
  const { output } = await captureProgram("java", [
    ...["-Xss4m", ...SHORT_LIVED, "-jar", CHECKER, ...settings, "--filterpattern", NO_FAULT],
    ...pageFiles(folder).map((file) => join(folder, file)),
  ]);
  return describeMessages(output);
}

/** Whatever is wrong with the pages of a finished build, each as a text of its own. */
export async function findHtmlProblems(folder = TEST_SITE): Promise<string[]> {
  const pathPrefix = readRecord(folder)?.settings.PATH_PREFIX ?? "";
  return [
    ...(await checkHtml(folder)),
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

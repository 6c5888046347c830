import { existsSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { findJavaProblem, installJava, SHORT_LIVED } from "../backend/java.ts";
import { readBuildManifest } from "../build/buildManifest.ts";
import { ensureTestSite } from "../build/ensureTestBuilds.ts";
import { TEST_SITE } from "../build/workspaces.ts";
import { runAsCommand } from "../command.ts";
import { captureProgram } from "../program.ts";
import { writeCounts } from "../tests/counts.ts";
import { findUnmatchedLinks, findUntransliterated } from "./languageVersions.ts";
import { findBrokenLinks, findRepeatedPictures, pageFiles } from "./links.ts";

const CHECKER = "node_modules/vnu-jar/build/dist/vnu.jar";

/** A remark of the checker about how React renders HTML, which is no problem. */
const IGNORED_MESSAGE = ".*Trailing slash on void elements.*";

interface Message {
  type: string;
  subType?: string;
  url?: string;
  lastLine?: number;
  message?: string;
  extract?: string;
}

/** The checker does not know the units of container queries, which all supported browsers do. */
const isNewerThanChecker = ({ message = "", extract = "" }: Message): boolean =>
  /: (Parse Error|Unknown dimension)\.$/.test(message) && /\d(cqi|cqb)\b/.test(extract);

/**
 * The checker's messages, each once with its first place and how many more there are; errors first.
 */
export function describeMessages(json: string): string[] {
  const { messages }: { messages?: Message[] } = JSON.parse(json);
  if (!messages) throw new Error("The HTML checker printed no list of messages.");
  const byText = new Map<string, Message[]>();
  for (const message of messages) {
    // Other messages are about the checker itself.
    if (message.type === "info" && message.subType !== "warning") continue;
    if (isNewerThanChecker(message)) continue;
    const words = `${message.type === "info" ? "warning" : "error"}: ${message.message}`;
    byText.set(words, [...(byText.get(words) ?? []), message]);
  }
  return [...byText]
    .map(([words, [first, ...others]]) => {
      const url = first?.url ?? "";
      const file = url.startsWith("file:") ? relative(".", fileURLToPath(url)) : url;
      const extract = first?.extract?.replace(/\s+/g, " ").trim();
      return `${words}\n    ${file}:${first?.lastLine}: ${extract} (${others.length} more)`;
    })
    .sort();
}

/** Checks every page of a folder with one run of the Nu HTML Checker. */
async function checkHtml(folder: string): Promise<string[]> {
  if (!existsSync(folder)) {
    throw new Error(`There is no finished build in ${folder}/ to check: run npm run build.`);
  }
  if (findJavaProblem() !== undefined) installJava();
  const settings = ["--format", "json", "--stdout", "--exit-zero-always"];
  const { output } = await captureProgram("java", [
    ...["-Xss4m", ...SHORT_LIVED, "-jar", CHECKER, ...settings, "--filterpattern", IGNORED_MESSAGE],
    ...pageFiles(folder).map((file) => join(folder, file)),
  ]);
  return describeMessages(output);
}

/** Every problem in the pages of a finished build. */
export async function findHtmlProblems(folder = TEST_SITE): Promise<string[]> {
  const pathPrefix = readBuildManifest(folder)?.settings.PATH_PREFIX ?? "";
  return [
    ...(await checkHtml(folder)),
    ...findBrokenLinks(folder, pathPrefix),
    ...findRepeatedPictures(folder),
    ...findUnmatchedLinks(folder, pathPrefix),
    ...findUntransliterated(folder),
  ];
}

void runAsCommand("html-check", async ([folder]) => {
  if (folder === undefined) await ensureTestSite();
  const problems = await findHtmlProblems(folder);
  for (const problem of problems) console.log(problem);
  writeCounts({ passed: problems.length === 0 ? 1 : 0, failed: problems.length, skipped: 0 });
  if (problems.length > 0) throw new Error(`The pages have ${problems.length} kinds of problems.`);
  console.log(
    "All pages are valid, their links work in every language, and no page shows a picture twice.",
  );
});

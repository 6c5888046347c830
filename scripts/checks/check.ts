import { scenesOf } from "../../art/draw.ts";
import { NOT_THE_DEMO } from "../../tests/demo/demo.ts";
import { installFunctions } from "../backend/functions.ts";
import { runAsCommand } from "../command.ts";
import { captureProgram } from "../program.ts";
import { writeCounts } from "../tests/counts.ts";
import { findMissingGuides } from "./componentGuides.ts";
import { findBrokenPromises, findDocumentationProblems } from "./documentation.ts";
import { findDocumentProblems } from "./documents.ts";
import { findDue } from "./dueContent.ts";
import { findStaleFiles } from "./generated.ts";
import { findHardCodedStyles } from "./hardCodedStyles.ts";
import { findHardCodedText } from "./hardCodedText.ts";
import { findImportViolations } from "./importRules.ts";
import { findLocaleProblems, findUnusedKeys, readCode, readLocaleFiles } from "./locales.ts";
import { findForbiddenInTree } from "./secrets.ts";
import { findStaleArt } from "./staleArt.ts";

interface CheckResult {
  name: string;
  /** Empty if the check passed. */
  problems: string;
}

const NO_CONTENT = "https://content.example/graphql";

// TypeScript 7 checks ten times as fast; other tools still need version 6.
const COMPILER = "typescript-native/bin/tsc";

/** Each returns its problems, one a line; none if it passed. */
const CHECKS: Record<string, () => string[] | Promise<string | string[]>> = {
  types: () => runChecker(COMPILER, ["--noEmit"]),
  "types of the functions": () => runChecker(COMPILER, ["--noEmit", "--project", "functions"]),
  "lint and format": () => runChecker("@biomejs/biome/bin/biome", ["check", "--error-on-warnings"]),
  "import rules": () => findImportViolations(),
  // Knip loads gatsby-config.ts, which requires a content URL; nothing is fetched from it.
  "unused files, exports and packages": () =>
    runChecker("knip/bin/knip.js", ["--no-progress"], { CONTENT_URL: NO_CONTENT }),
  locales: () => {
    const files = readLocaleFiles();
    return [
      ...findLocaleProblems(files),
      ...findUnusedKeys(Object.keys(Object(files.hr)), readCode()),
    ];
  },
  "hard-coded text": findHardCodedText,
  "hard-coded styles": findHardCodedStyles,
  "generated files": findStaleFiles,
  documents: findDocumentProblems,
  documentation: findDocumentationProblems,
  "guides of components": findMissingGuides,
  promises: () => findBrokenPromises(),
  "drawn pictures": async () =>
    findStaleArt(await scenesOf("art/scenes"), "content-service/pictures"),
  "secrets and machine paths": findForbiddenInTree,
};

// Runs all checks in parallel, or the named ones, and logs each result as it comes in.
function runChecks(
  log: (line: string) => void,
  names = Object.keys(CHECKS),
): Promise<CheckResult[]> {
  // The type check needs the packages of the functions.
  installFunctions();
  if (NOT_THE_DEMO !== "") log(`${NOT_THE_DEMO} Tests of the demo are skipped.`);
  return Promise.all(
    names.map(async (name) => {
      const find = CHECKS[name];
      if (!find) throw new Error(`There is no check "${name}": ${Object.keys(CHECKS).join(", ")}.`);
      const start = performance.now();
      const found = await Promise.resolve().then(find).catch(String);
      const problems = [found].flat().join("\n").trim();
      const seconds = (performance.now() - start) / 1000;
      log(`  ${problems === "" ? "ok    " : "failed"} ${name} (${seconds.toFixed(1)} s)`);
      if (problems !== "") log(problems);
      return { name, problems };
    }),
  );
}

async function runChecker(
  program: string,
  args: string[],
  settings: Record<string, string> = {},
): Promise<string> {
  const command = [`node_modules/${program}`, ...args];
  const { code, output } = await captureProgram(process.execPath, command, { env: settings });
  return code === 0 ? "" : output || `${program} ended with exit code ${code}`;
}

void runAsCommand("check", async (names) => {
  const results = await runChecks(console.log, names.length > 0 ? names : undefined);
  const due = findDue(new Date().toISOString().slice(0, 10));
  if (due.length > 0) console.log(`To look up again: ${due.length} (npm run content:due).`);
  const failed = results.filter(({ problems }) => problems !== "");
  writeCounts({ passed: results.length - failed.length, failed: failed.length, skipped: 0 });
  if (failed.length > 0) {
    throw new Error(`Failed: ${failed.map(({ name }) => name).join(", ")}.`);
  }
});

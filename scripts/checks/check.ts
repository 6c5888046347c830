import { scenesOf } from "../../art/draw.ts";
import { NOT_THE_DEMO } from "../../tests/demo/demo.ts";
import { installFunctions } from "../backend/functions.ts";
import { runAsCommand } from "../command.ts";
import { captureProgram } from "../program.ts";
import { writeCounts } from "../tests/counts.ts";
import { findBrokenPromises, findDocumentationProblems } from "./documentation.ts";
import { findDocumentProblems } from "./documents.ts";
import { findStaleArt } from "./drawnPictures.ts";
import { findBrokenImports } from "./imports.ts";
import { findLocaleProblems, findUnusedKeys, readCode, readLocaleFiles } from "./locales.ts";
import { findRawLooks } from "./looks.ts";
import { findUnwantedInTree } from "./tree.ts";
import { findWordsInComponents } from "./words.ts";

interface CheckResult {
  name: string;
  /** What is wrong; empty where nothing is. */
  problems: string;
}

const NO_CONTENT = "https://content.example/graphql";

// TypeScript 7, which checks in a tenth of the time; other tools read code with the one before it.
const COMPILER = "typescript-native/bin/tsc";

/** Each answers what is wrong. */
const CHECKS: Record<string, () => string[] | Promise<string | string[]>> = {
  types: () => complaintsOf(COMPILER, ["--noEmit"]),
  "types of the functions": () => complaintsOf(COMPILER, ["--noEmit", "--project", "functions"]),
  "lint and format": () =>
    complaintsOf("@biomejs/biome/bin/biome", ["check", "--error-on-warnings"]),
  "import law": () => findBrokenImports(),
  // Knip loads gatsby-config.ts, which wants to know where the content is; nothing asks there.
  "unused files, exports and packages": () =>
    complaintsOf("knip/bin/knip.js", ["--no-progress"], { CONTENT_URL: NO_CONTENT }),
  locales: () => {
    const files = readLocaleFiles();
    return [
      ...findLocaleProblems(files),
      ...findUnusedKeys(Object.keys(Object(files.hr)), readCode()),
    ];
  },
  "words in components": findWordsInComponents,
  looks: findRawLooks,
  documents: findDocumentProblems,
  documentation: findDocumentationProblems,
  promises: () => findBrokenPromises(),
  "drawn pictures": async () =>
    findStaleArt(await scenesOf("art/scenes"), "content-service/pictures"),
  "secrets and machine paths": findUnwantedInTree,
};

// Runs all checks at once, or those that are named, and says each one's result as soon as it is known.
function runChecks(
  log: (line: string) => void,
  names = Object.keys(CHECKS),
): Promise<CheckResult[]> {
  // Types are read through to the packages of the functions.
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

async function complaintsOf(
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
  const failed = results.filter(({ problems }) => problems !== "");
  writeCounts({ passed: results.length - failed.length, failed: failed.length, skipped: 0 });
  if (failed.length > 0) {
    throw new Error(`Failed: ${failed.map(({ name }) => name).join(", ")}.`);
  }
});

import { scenesOf } from "../../art/draw.ts";
import { installFunctions } from "../backend/functions.ts";
import { runAsCommand } from "../command.ts";
import { captureProgram } from "../program.ts";
import { findBrokenPromises, findDocumentationProblems } from "./documentation.ts";
import { findDocumentProblems, remarkOnDocuments } from "./documents.ts";
import { findStaleArt } from "./drawnPictures.ts";
import { findBrokenImports } from "./imports.ts";
import { findLocaleProblems, findUnusedKeys, readCode, readLocaleFiles } from "./locales.ts";
import { findRawLooks } from "./looks.ts";
import { findUnwantedInTree } from "./tree.ts";
import { findWordsInComponents } from "./words.ts";

export interface CheckResult {
  name: string;
  problems: string;
  seconds: number;
}

interface Check {
  name: string;
  // Answers what is wrong; an empty text means that nothing is.
  find(): Promise<string>;
  // What is worth knowing and no fault.
  remark?(): string[];
}

const NO_CONTENT = "https://content.example/graphql";

// TypeScript 7, which checks in a tenth of the time; other tools read code with the one before it.
const COMPILER = "typescript-native/bin/tsc";

const CHECKS: Check[] = [
  { name: "types", find: () => complaintsOf(COMPILER, ["--noEmit"]) },
  {
    name: "types of the functions",
    find: () => complaintsOf(COMPILER, ["--noEmit", "--project", "functions"]),
  },
  {
    name: "lint and format",
    find: () => complaintsOf("@biomejs/biome/bin/biome", ["check", "--error-on-warnings"]),
  },
  { name: "import law", find: () => findBrokenImports() },
  {
    name: "unused files, exports and packages",
    // Knip loads gatsby-config.ts, which wants to know where the content is; nothing asks there.
    find: () => complaintsOf("knip/bin/knip.js", ["--no-progress"], { CONTENT_URL: NO_CONTENT }),
  },
  {
    name: "locales",
    find: async () => {
      const files = readLocaleFiles();
      const unused = findUnusedKeys(Object.keys(Object(files.hr)), readCode());
      return [...findLocaleProblems(files), ...unused].join("\n");
    },
  },
  {
    name: "words in components",
    find: async () => findWordsInComponents().join("\n"),
  },
  { name: "looks", find: async () => findRawLooks().join("\n") },
  {
    name: "documents",
    find: async () => (await findDocumentProblems()).join("\n"),
    remark: remarkOnDocuments,
  },
  { name: "documentation", find: async () => findDocumentationProblems().join("\n") },
  { name: "promises", find: async () => findBrokenPromises().join("\n") },
  {
    name: "drawn pictures",
    find: async () =>
      findStaleArt(await scenesOf("art/scenes"), "content-service/pictures").join("\n"),
  },
  { name: "secrets and machine paths", find: async () => findUnwantedInTree().join("\n") },
];

// Runs all checks at once, or those that are named, and says each one's result as soon as it is known.
export function runChecks(
  log: (line: string) => void,
  names: string[] = CHECKS.map(({ name }) => name),
): Promise<CheckResult[]> {
  // Types are read through to the packages of the functions.
  installFunctions();
  return Promise.all(
    CHECKS.filter(({ name }) => names.includes(name)).map(async (check) => {
      const result = await runCheck(check);
      const verdict = result.problems === "" ? "ok    " : "failed";
      log(`  ${verdict} ${check.name} (${result.seconds.toFixed(1)} s)`);
      if (result.problems !== "") log(result.problems);
      for (const remark of check.remark?.() ?? []) log(`         ${remark}`);
      return result;
    }),
  );
}

async function runCheck({ name, find }: Check): Promise<CheckResult> {
  const start = performance.now();
  const problems = await find().catch((error: unknown) => String(error));
  return { name, problems: problems.trim(), seconds: (performance.now() - start) / 1000 };
}

async function complaintsOf(
  program: string,
  args: string[],
  settings: Record<string, string> = {},
): Promise<string> {
  const { code, output } = await captureProgram(
    process.execPath,
    [`node_modules/${program}`, ...args],
    { settings },
  );
  return code === 0 ? "" : output || `${program} ended with exit code ${code}`;
}

void runAsCommand("check", async (names) => {
  const results = await runChecks(console.log, names.length > 0 ? names : undefined);
  const failed = results.filter(({ problems }) => problems !== "");
  if (failed.length > 0) {
    throw new Error(`Failed: ${failed.map(({ name }) => name).join(", ")}.`);
  }
});

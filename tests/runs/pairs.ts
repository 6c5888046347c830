import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import type { JSONReport, JSONReportSuite } from "@playwright/test/reporter";
import { captureProgram } from "../../scripts/program.ts";
import { LANGUAGES } from "../../src/i18n/languages.ts";
import { REPORTS } from "./reports.ts";
import { PLAYWRIGHT } from "./runners.ts";
import { isDue } from "./turn.ts";

/** Two languages and two widths each: a test meets one of them, and all together meet all. */
const FIRST = ["hr-320", "de-1280", "sr-320", "en-1280"];

/** languageOf("sr-cyrl-320") => "sr-cyrl" */
const languageOf = (project: string): string => project.replace(/-\d+$/, "");

/** A further language is met on a telephone. */
const PAIRS = [
  ...FIRST,
  ...LANGUAGES.map((language) => `${language}-320`).filter(
    (pair) => !FIRST.some((first) => languageOf(first) === languageOf(pair)),
  ),
];

/** A test of Playwright's list. */
export interface Listed {
  /** "e2e/lists.spec.ts:67:1 › with a choice › passes over a topic" */
  path: string;
  tags: string[];
  /** The projects that know it. */
  projects: string[];
}

/** Reads what Playwright lists: a suite for each file, with those of its groups inside. */
export function readList({ suites }: JSONReport): Listed[] {
  return suites.flatMap((file) => testsOf(file, []));
}

function testsOf({ specs, suites = [] }: JSONReportSuite, groups: string[]): Listed[] {
  const own = specs.map(({ file, line, column, title, tags, tests }) => ({
    path: [`${file}:${line}:${column}`, ...groups, title].join(" › "),
    tags,
    projects: tests.map(({ projectName }) => projectName),
  }));
  return [...own, ...suites.flatMap((group) => testsOf(group, [...groups, group.title]))];
}

/** Always the same for the same title, wherever the test stands in its file. */
const turnOf = (path: string): number =>
  createHash("sha256")
    .update(path.replace(/:\d+:\d+/, ""))
    .digest()
    .readUInt32BE(0);

export type Choice = (test: Listed) => string[];

/**
 * For npm test: a test runs in one project, by turns; what is tagged @languages in all of the pairs, and
 * @widths at both widths. What is tagged @proof says the same of one more page or screen: only the proof takes it.
 */
export const inPairs: Choice = ({ path, tags, projects }) => {
  if (tags.includes("proof")) return [];
  const [pairs, turn] = [PAIRS.filter((one) => projects.includes(one)), turnOf(path)];
  if (tags.includes("languages")) return pairs;
  if (!tags.includes("widths")) return pairs.filter((_, index) => index === turn % pairs.length);
  return pairs.filter((project) => PAIRS.indexOf(project) >> 1 === turn % 2);
};

/** So many languages a test meets in one proof, where no tag asks for all of them. */
const LANGUAGES_AT_ONCE = 2;

/** For the proof: a test runs in several languages, each at another width; at others with every turn, and in the end in all. */
export const inSquare =
  (turn: number): Choice =>
  ({ path, tags, projects }) =>
    LANGUAGES.flatMap((language, index) => {
      const own = projects.filter((project) => languageOf(project) === language);
      const place = turnOf(path) + index;
      // More slowly than the widths, or a language would never meet some of them.
      const round = Math.floor(turn / LANGUAGES.length);
      const isTaken =
        tags.includes("languages") || isDue(place, LANGUAGES_AT_ONCE, LANGUAGES.length, round);
      if (!isTaken) return [];
      return own.slice((place + turn) % own.length).slice(0, 1);
    });

/** For the proof: of what is tagged @proof half, and the other half with the next turn; all else, wherever it is asked for. */
export const byTurns =
  (turn: number): Choice =>
  ({ path, tags, projects }) =>
    !tags.includes("proof") || isDue(turnOf(path), 1, 2, turn) ? projects : [];

/** The arguments with which Playwright runs of a configuration what is chosen. */
export async function chosenOf(name: string, args: string[], choose: Choice): Promise<string[]> {
  const [list, chosen] = [resolve(REPORTS, `${name}.list.json`), resolve(REPORTS, `${name}.list`)];
  mkdirSync(REPORTS, { recursive: true });
  const { code, output } = await captureProgram(
    process.execPath,
    [PLAYWRIGHT, "test", "--list", "--reporter=json", ...args],
    { settings: { PLAYWRIGHT_JSON_OUTPUT_FILE: list } },
  );
  if (code !== 0) throw new Error(output.trim());
  const lines = readList(JSON.parse(readFileSync(list, "utf8"))).flatMap((test) =>
    choose(test).map((project) => `[${project}] › ${test.path}\n`),
  );
  writeFileSync(chosen, lines.join(""));
  return [`--test-list=${chosen}`, ...args];
}

export const pairsOf = (name: string, args: string[]): Promise<string[]> =>
  chosenOf(name, args, inPairs);

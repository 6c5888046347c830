import type { Difference, Differences } from "./filters.ts";

/** What the last run of the visual tests found, as Playwright writes it. */
export const RESULTS = ".build/reports/visual.json";

/** The parts that we read of what Playwright's JSON reporter writes. */
export interface PlaywrightReport {
  suites?: Suite[];
}

interface Suite {
  suites?: Suite[];
  specs?: Spec[];
}

interface Spec {
  title: string;
  tests: Test[];
}

interface Test {
  projectName?: string;
  status: string;
  annotations?: { type: string; description?: string }[];
  results: { attachments?: { name: string; path?: string }[] }[];
}

/** A difference with the places of its pictures on this machine. */
export interface FoundDifference extends Difference {
  files: Partial<Record<Side, string>>;
}

const SIDES = ["before", "after", "difference"] as const;
type Side = (typeof SIDES)[number];

/** "components-actions-button--default-actual.png": what Playwright calls the three pictures. */
const ATTACHMENT = /^(?<id>.+)-(?<side>expected|actual|diff)\.png$/;
const SIDE_OF: Record<string, Side> = {
  expected: "before",
  actual: "after",
  diff: "difference",
};

/** The directory beside index.html that has the pictures. */
export const PICTURES_FOLDER = "pictures";

/** Every picture that differs, and the tests that failed for another reason. */
export function readDifferences(
  report: PlaywrightReport,
): Omit<Differences, "differences" | "date"> & { differences: FoundDifference[] } {
  const tests = (report.suites ?? [])
    .flatMap(specsOf)
    .flatMap(({ title, tests }) =>
      tests.filter(({ status }) => status !== "skipped").map((test) => ({ title, test })),
    );
  const failed = tests.filter(({ test }) => test.status !== "expected");
  const read = failed.map(({ title, test }) => ({ title, test, found: differenceOf(title, test) }));
  return {
    compared: tests.filter(({ test }) => annotationsOf(test).part !== undefined).length,
    differences: read.flatMap(({ found }) => (found ? [found] : [])),
    otherFailures: read
      .filter(({ found }) => !found)
      .map(({ title, test }) => [test.projectName, title].filter(Boolean).join(": ")),
  };
}

const specsOf = ({ suites = [], specs = [] }: Suite): Spec[] => [
  ...specs,
  ...suites.flatMap(specsOf),
];

const annotationsOf = ({ annotations = [] }: Test): Record<string, string> =>
  Object.fromEntries(annotations.map(({ type, description = "" }) => [type, description]));

function differenceOf(title: string, test: Test): FoundDifference | undefined {
  const { part, state = "", language = "", width = "", theme = "" } = annotationsOf(test);
  const attachments = test.results.at(-1)?.attachments ?? [];
  let id = "";
  const files: FoundDifference["files"] = {};
  for (const { name, path } of attachments) {
    const groups = ATTACHMENT.exec(name)?.groups;
    const side = SIDE_OF[groups?.side ?? ""];
    if (!groups?.id || !side || !path) continue;
    id = groups.id;
    files[side] = path;
  }
  if (part === undefined || !files.after) return undefined;
  const pictures = Object.fromEntries(
    SIDES.filter((side) => files[side]).map((side) => [
      side,
      `${PICTURES_FOLDER}/${id}-${side}.png`,
    ]),
  );
  return {
    id,
    part,
    state,
    language,
    width,
    theme,
    approve: approvalOf(title),
    files,
    ...pictures,
  };
}

/** approvalOf("shows the page home in hr-320 as it was approved") => 'npm run test:visual:approve -- "page home in hr-320 as it was approved"' */
const approvalOf = (title: string): string =>
  `npm run test:visual:approve -- "${title.replace(/^shows (?:the )?/, "")}"`;

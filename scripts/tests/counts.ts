import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";

export interface Count {
  passed: number;
  failed: number;
  skipped: number;
}

export const NOTHING: Count = { passed: 0, failed: 0, skipped: 0 };

export function addCounts(counts: Count[]): Count {
  return counts.reduce(
    (sum, { passed, failed, skipped }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      skipped: sum.skipped + skipped,
    }),
    NOTHING,
  );
}

// describeCount({ passed: 3, failed: 0, skipped: 1 }) => "3 passed, 0 failed, 1 skipped"
export function describeCount({ passed, failed, skipped }: Count): string {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}

// A runner that stopped early, or wrote no report, has failed even if it counted no failure.
export function countOf(exitCode: number, report: Count | undefined): Count {
  const count = report ?? NOTHING;
  const isSound = exitCode === 0 && report !== undefined;
  return isSound || count.failed > 0 ? count : { ...count, failed: 1 };
}

// From Vitest's JSON report. A file that could not be loaded holds no tests; it counts as one.
export function countVitest(report: unknown): Count {
  const count = {
    passed: numberAt(report, "numPassedTests"),
    failed: numberAt(report, "numFailedTests"),
    skipped: numberAt(report, "numPendingTests") + numberAt(report, "numTodoTests"),
  };
  const unloaded = listAt(report, "testResults").filter(isUnloadedFile).length;
  return { ...count, failed: count.failed + unloaded };
}

// From Playwright's JSON report. A flaky test is one that failed before it passed.
export function countPlaywright(report: unknown): Count {
  const stats = valueAt(report, "stats");
  return {
    passed: numberAt(stats, "expected"),
    failed:
      numberAt(stats, "unexpected") + numberAt(stats, "flaky") + listAt(report, "errors").length,
    skipped: numberAt(stats, "skipped"),
  };
}

// "tests/a.test.ts › adds up: expected 3 to be 4"
export function failuresOfVitest(report: unknown): string[] {
  return listAt(report, "testResults").flatMap((file) => {
    const failed = listAt(file, "assertionResults").filter(
      (test) => valueAt(test, "status") === "failed",
    );
    const name = relative(process.cwd(), textAt(file, "name"));
    if (isUnloadedFile(file)) return [tell([name], textAt(file, "message"))];
    return failed.map((test) =>
      tell([name, textAt(test, "fullName")], listAt(test, "failureMessages")[0]),
    );
  });
}

// "hr-360 › routes.spec.ts › opens the home page: Timeout of 30000ms exceeded"
export function failuresOfPlaywright(report: unknown): string[] {
  const errors = listAt(report, "errors").map((error) => tell([], valueAt(error, "message")));
  return [...listAt(report, "suites").flatMap((suite) => failuresOfSuite(suite, [])), ...errors];
}

function failuresOfSuite(suite: unknown, above: string[]): string[] {
  const path = [...above, textAt(suite, "title")];
  const own = listAt(suite, "specs").flatMap((spec) =>
    listAt(spec, "tests")
      .filter((test) => ["unexpected", "flaky"].includes(textAt(test, "status")))
      .map((test) => {
        const [message] = listAt(test, "results").flatMap((result) =>
          listAt(result, "errors").map((error) => valueAt(error, "message")),
        );
        return tell([textAt(test, "projectName"), ...path, textAt(spec, "title")], message);
      }),
  );
  return [...own, ...listAt(suite, "suites").flatMap((inner) => failuresOfSuite(inner, path))];
}

function tell(path: string[], message: unknown): string {
  const [line = ""] = stripVTControlCharacters(String(message ?? ""))
    .trim()
    .split("\n");
  return `${path.join(" › ")}${path.length > 0 && line ? ": " : ""}${line}`;
}

function isUnloadedFile(file: unknown): boolean {
  return valueAt(file, "status") === "failed" && listAt(file, "assertionResults").length === 0;
}

function numberAt(object: unknown, key: string): number {
  const value = valueAt(object, key);
  return typeof value === "number" ? value : 0;
}

function textAt(object: unknown, key: string): string {
  const value = valueAt(object, key);
  return typeof value === "string" ? value : "";
}

function listAt(object: unknown, key: string): unknown[] {
  const value = valueAt(object, key);
  return Array.isArray(value) ? value : [];
}

function valueAt(object: unknown, key: string): unknown {
  return typeof object === "object" && object !== null
    ? Object.entries(object).find(([name]) => name === key)?.[1]
    : undefined;
}

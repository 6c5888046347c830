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
  const files = valueAt(report, "testResults");
  const unloaded = Array.isArray(files) ? files.filter(isUnloadedFile).length : 0;
  return { ...count, failed: count.failed + unloaded };
}

// From Playwright's JSON report. A flaky test is one that failed before it passed.
export function countPlaywright(report: unknown): Count {
  const stats = valueAt(report, "stats");
  const errors = valueAt(report, "errors");
  return {
    passed: numberAt(stats, "expected"),
    failed:
      numberAt(stats, "unexpected") +
      numberAt(stats, "flaky") +
      (Array.isArray(errors) ? errors.length : 0),
    skipped: numberAt(stats, "skipped"),
  };
}

function isUnloadedFile(file: unknown): boolean {
  const tests = valueAt(file, "assertionResults");
  return valueAt(file, "status") === "failed" && Array.isArray(tests) && tests.length === 0;
}

function numberAt(object: unknown, key: string): number {
  const value = valueAt(object, key);
  return typeof value === "number" ? value : 0;
}

function valueAt(object: unknown, key: string): unknown {
  return typeof object === "object" && object !== null
    ? Object.entries(object).find(([name]) => name === key)?.[1]
    : undefined;
}

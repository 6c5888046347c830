import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

/** Where a part of the tests writes its JSON report; runners and checks find it in TEST_REPORT. */
export const reportOf = (part: string): string => `.build/reports/${part}.json`;

/** A report of an earlier run must not be taken for this one's. */
export const forgetReport = (part: string): void => rmSync(reportOf(part), { force: true });

/** Reads the report of Playwright, of Vitest, or of a check of ours; a part without one has failed. */
function countsOf(part: string): Counts {
  if (!existsSync(reportOf(part))) return { passed: 0, failed: 1, skipped: 0 };
  const report = JSON.parse(readFileSync(reportOf(part), "utf8"));
  if (report.stats) {
    const { expected, unexpected, flaky, skipped } = report.stats;
    const failed = unexpected + flaky;
    return { passed: expected, failed: Math.max(failed, report.errors.length), skipped };
  }
  if (report.testResults) {
    const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, success } = report;
    return {
      passed: numPassedTests,
      failed: Math.max(numFailedTests, success ? 0 : 1),
      skipped: numPendingTests + numTodoTests,
    };
  }
  return report;
}

export function writeCounts(counts: Counts, file = process.env.TEST_REPORT): void {
  if (file === undefined) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(counts));
}

/** describeCounts({ passed: 3, failed: 0, skipped: 1 }) => "3 passed, 0 failed, 1 skipped" */
const describeCounts = ({ passed, failed, skipped }: Counts): string =>
  `${passed} passed, ${failed} failed, ${skipped} skipped`;

/** Says what came out of each part, ends with the sum, and fails where one has failed. */
export function sumUp(parts: string[]): void {
  const sum: Counts = { passed: 0, failed: 0, skipped: 0 };
  for (const part of parts) {
    const counts = countsOf(part);
    console.log(`  ${part}: ${describeCounts(counts)}`);
    sum.passed += counts.passed;
    sum.failed += counts.failed;
    sum.skipped += counts.skipped;
  }
  if (sum.failed > 0) process.exitCode = 1;
  console.log(describeCounts(sum));
}

import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

/**
 * Where a part of the tests writes its JSON report; passed to runners and checks as TEST_REPORT.
 */
export const reportPath = (part: string): string => `.build/reports/${part}.json`;

/** So that the report of an earlier run is not read. */
export const deleteReport = (part: string): void => rmSync(reportPath(part), { force: true });

/**
 * Reads the report of Playwright, of Vitest, or of one of our checks; a part without a report has
 * failed.
 */
function readCounts(part: string): Counts {
  if (!existsSync(reportPath(part))) return { passed: 0, failed: 1, skipped: 0 };
  const report = JSON.parse(readFileSync(reportPath(part), "utf8"));
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

/** Logs the counts of each part and their sum; sets the exit code if one has failed. */
export function printSummary(parts: string[]): void {
  const sum: Counts = { passed: 0, failed: 0, skipped: 0 };
  for (const part of parts) {
    const counts = readCounts(part);
    console.log(`  ${part}: ${describeCounts(counts)}`);
    sum.passed += counts.passed;
    sum.failed += counts.failed;
    sum.skipped += counts.skipped;
  }
  if (sum.failed > 0) process.exitCode = 1;
  console.log(describeCounts(sum));
}

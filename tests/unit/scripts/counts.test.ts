import { describe, expect, it } from "vitest";
import {
  addCounts,
  countOf,
  countPlaywright,
  countVitest,
  describeCount,
  failuresOfPlaywright,
  failuresOfVitest,
} from "../../../scripts/tests/counts.ts";

const GREEN = { passed: 3, failed: 0, skipped: 1 };

describe("the last line of npm test", () => {
  it("adds up all runners", () => {
    const sum = addCounts([GREEN, { passed: 10, failed: 2, skipped: 0 }]);
    expect(describeCount(sum)).toBe("13 passed, 2 failed, 1 skipped");
  });

  it("says zero when nothing ran", () => {
    expect(describeCount(addCounts([]))).toBe("0 passed, 0 failed, 0 skipped");
  });
});

describe("the count of one runner", () => {
  it("is what the report says when the runner is content", () => {
    expect(countOf(0, GREEN)).toEqual(GREEN);
  });

  it("holds a failure when the runner stopped with an error that no test has", () => {
    expect(countOf(1, GREEN)).toEqual({ ...GREEN, failed: 1 });
  });

  it("holds a failure when there is no report, even with exit code 0", () => {
    expect(countOf(0, undefined)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });

  it("does not count a failure twice", () => {
    expect(countOf(1, { ...GREEN, failed: 2 })).toEqual({ ...GREEN, failed: 2 });
  });
});

describe("Vitest's report", () => {
  it("counts tests to be written as skipped", () => {
    const report = { numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 };
    expect(countVitest(report)).toEqual({ passed: 5, failed: 1, skipped: 3 });
  });

  it("counts a file that could not be loaded as one failure", () => {
    const testResults = [
      { status: "failed", assertionResults: [] },
      { status: "passed", assertionResults: [{}] },
    ];
    expect(countVitest({ numPassedTests: 1, numFailedTests: 0, testResults })).toEqual({
      passed: 1,
      failed: 1,
      skipped: 0,
    });
  });
});

describe("Playwright's report", () => {
  it("counts a test that needed a second try as failed", () => {
    const stats = { expected: 8, unexpected: 1, flaky: 1, skipped: 2 };
    expect(countPlaywright({ stats, errors: [] })).toEqual({ passed: 8, failed: 2, skipped: 2 });
  });

  it("counts an error outside of any test", () => {
    const stats = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 };
    expect(countPlaywright({ stats, errors: [{ message: "No tests found" }] }).failed).toBe(1);
  });

  it.each([null, "text", {}])("takes %j for a report without tests", (report) => {
    expect(countPlaywright(report)).toEqual({ passed: 0, failed: 0, skipped: 0 });
  });
});

describe("what failed", () => {
  it("is told by Vitest's report with the file, the title and the first line of the reason", () => {
    const assertionResults = [
      { status: "passed", fullName: "is well", failureMessages: [] },
      { status: "failed", fullName: "adds up", failureMessages: ["Error: 3 is not 4\n at here"] },
    ];
    const testResults = [
      { status: "failed", name: "/a.test.ts", assertionResults },
      { status: "failed", name: "/b.test.ts", assertionResults: [], message: "No such module" },
    ];
    expect(failuresOfVitest({ testResults })).toEqual([
      expect.stringMatching(/a\.test\.ts › adds up: Error: 3 is not 4$/),
      expect.stringMatching(/b\.test\.ts: No such module$/),
    ]);
  });

  it("is told by Playwright's report with the project, flaky tests too", () => {
    const test = (projectName: string, status: string, message: string) => ({
      projectName,
      status,
      results: [{ errors: [{ message }] }],
    });
    const spec = {
      title: "opens",
      tests: [
        test("hr-360", "unexpected", "\u001b[31mgone\u001b[0m"),
        test("de-1280", "flaky", ""),
      ],
    };
    const suites = [
      { title: "routes.spec.ts", suites: [{ title: "home", specs: [spec] }], specs: [] },
      {
        title: "b.spec.ts",
        specs: [{ title: "is well", tests: [test("hr-360", "expected", "")] }],
      },
    ];
    expect(failuresOfPlaywright({ suites, errors: [{ message: "No server" }] })).toEqual([
      "hr-360 › routes.spec.ts › home › opens: gone",
      "de-1280 › routes.spec.ts › home › opens",
      "No server",
    ]);
  });

  it("is nothing where nothing failed", () => {
    expect(failuresOfVitest({ testResults: [] })).toEqual([]);
    expect(failuresOfPlaywright({ suites: [], errors: [] })).toEqual([]);
  });
});

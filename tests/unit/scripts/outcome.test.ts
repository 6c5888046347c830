import { describe, expect, it } from "vitest";
import { describeOutcome, outcomeOf, readJUnit, sumOf } from "../../runs/outcome.ts";

const GREEN = '<testcase name="adds up" classname="a.test.ts" time="1"/>';
const SKIPPED = '<testcase name="waits" classname="a.test.ts"><skipped/></testcase>';
const FAILED =
  '<testcase name="says &quot;no&quot;" classname="a.test.ts"><failure message="expected 3 &#x3e; 4&#x0a;at b.ts"/></testcase>';

describe("the last line of npm test", () => {
  it("adds up all runners", () => {
    const one = { passed: 3, skipped: 1, failures: [] };
    const other = { passed: 10, skipped: 0, failures: ["a", "b"] };
    expect(describeOutcome(sumOf([one, other]))).toBe("13 passed, 2 failed, 1 skipped");
  });

  it("says zero when nothing ran", () => {
    expect(describeOutcome(sumOf([]))).toBe("0 passed, 0 failed, 0 skipped");
  });
});

describe("the report of a runner", () => {
  it("tells at length what failed", () => {
    const text = "\u001b[31mexpected 3\u001b[39m\n  at b.ts";
    const xml = `<testcase name="a" classname="b"><failure message="no"><![CDATA[${text}]]></failure></testcase>`;
    expect(readJUnit(xml).details).toEqual(["expected 3\n  at b.ts"]);
    expect(readJUnit(FAILED).details).toEqual(["expected 3 > 4\nat b.ts"]);
  });

  it("tells what passed, what was skipped and what failed, with the first line of why", () => {
    expect(readJUnit(`<testsuites>${GREEN}${SKIPPED}${FAILED}${GREEN}</testsuites>`)).toMatchObject(
      {
        passed: 2,
        skipped: 1,
        failures: ['a.test.ts › says "no": expected 3 > 4'],
      },
    );
  });

  it("is a failure when the runner stopped with an error that no test has", () => {
    const { failures, details } = outcomeOf(1, GREEN, "working\nPort 5001 is taken");
    expect(failures).toEqual([expect.stringContaining("code 1")]);
    expect(details).toEqual(["working\nPort 5001 is taken"]);
  });

  it("is a failure when there is none, or nothing in it, even with exit code 0", () => {
    for (const report of [undefined, "<testsuites/>"]) {
      expect(outcomeOf(0, report).failures).toHaveLength(1);
    }
  });

  it("does not count a failure twice", () => {
    expect(outcomeOf(1, FAILED).failures).toHaveLength(1);
  });

  it("is content with a runner that is", () => {
    expect(outcomeOf(0, GREEN + SKIPPED)).toMatchObject({ passed: 1, skipped: 1, failures: [] });
  });
});

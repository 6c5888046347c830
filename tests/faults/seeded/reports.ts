import { stripVTControlCharacters } from "node:util";
import type { JSONReport, JSONReportSuite } from "@playwright/test/reporter";
import type { JsonTestResults } from "vitest/node";

/** A test, or a check, that has run. */
export interface Ran {
  /** As the runner names it: "tests/unit/a.test.ts", "e2e/lists.spec.ts" */
  file: string;
  title: string;
  isPassed: boolean;
  message: string;
  seconds: number;
}

/** What ran of a Vitest report; a file that could not be loaded has no titles, and any title is its. */
export const ranOfVitest = ({ testResults }: JsonTestResults, folder: string): Ran[] =>
  testResults.flatMap(({ name, message, status, assertionResults }) => {
    const file = name.replaceAll("\\", "/").replace(`${folder.replaceAll("\\", "/")}/`, "");
    if (status === "failed" && assertionResults.length === 0) {
      return [{ file, title: "", isPassed: false, message: plain(message), seconds: 0 }];
    }
    return assertionResults
      .filter((test) => ["passed", "failed"].includes(test.status))
      .map((test) => ({
        file,
        title: test.fullName,
        isPassed: test.status === "passed",
        message: plain(test.failureMessages?.join("\n") ?? ""),
        seconds: (test.duration ?? 0) / 1000,
      }));
  });

export function ranOfPlaywright({ suites }: JSONReport): Ran[] {
  return suites.flatMap((suite) => ranOfSuite(suite, []));
}

function ranOfSuite({ title, file, specs, suites = [] }: JSONReportSuite, above: string[]): Ran[] {
  const path = [...above, title];
  const own = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status !== "skipped")
      .map(({ status, results }) => ({
        file,
        title: [...path, spec.title].join(" "),
        isPassed: status === "expected",
        message: plain(
          results.flatMap(({ errors }) => errors.map(({ message }) => message)).join("\n"),
        ),
        seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
      })),
  );
  return [...own, ...suites.flatMap((suite) => ranOfSuite(suite, path))];
}

const plain = (text: string): string => stripVTControlCharacters(text);

/** What is filled in: "says %s" */
const FILLED_IN = /%[sdifjo#]/;

/** The pattern of a title as its file has it: "says %s." => "says .*\\." */
export const titled = (title: string): string =>
  title
    .split(FILLED_IN)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
    .join(".*");

import { stripVTControlCharacters } from "node:util";

/** What a part of the tests came to. */
export interface Outcome {
  passed: number;
  skipped: number;
  /** What failed and why, a line each. */
  failures: string[];
}

export const DONE: Outcome = { passed: 1, skipped: 0, failures: [] };

export const sumOf = (outcomes: Outcome[]): Outcome => ({
  passed: outcomes.reduce((sum, { passed }) => sum + passed, 0),
  skipped: outcomes.reduce((sum, { skipped }) => sum + skipped, 0),
  failures: outcomes.flatMap(({ failures }) => failures),
});

/** describeOutcome({ passed: 3, skipped: 1, failures: [] }) => "3 passed, 0 failed, 1 skipped" */
export const describeOutcome = ({ passed, skipped, failures }: Outcome): string =>
  `${passed} passed, ${failures.length} failed, ${skipped} skipped`;

const ENTITIES: Record<string, string> = { quot: '"', lt: "<", gt: ">", amp: "&", apos: "'" };

const plain = (text: string): string =>
  text
    .replace(/&#x([0-9a-f]+);/gi, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/&(quot|lt|gt|amp|apos);/g, (_, name) => ENTITIES[name] ?? "");

const attribute = (tag: string, name: string): string =>
  plain(new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? "");

const CASE = /<testcase\b([^>]*?)(?:\/>|>([\s\S]*?)<\/testcase>)/g;

/** Reads the report that all runners write alike. */
export function readJUnit(xml: string): Outcome {
  const outcome: Outcome = { passed: 0, skipped: 0, failures: [] };
  for (const [, tag = "", inside = ""] of xml.matchAll(CASE)) {
    const trouble = /<(?:failure|error)\b[^>]*>/.exec(inside)?.[0];
    if (trouble !== undefined) {
      const message = stripVTControlCharacters(attribute(trouble, "message")).trim();
      const [line = ""] = message.split("\n");
      const name = [attribute(tag, "classname"), attribute(tag, "name")].filter(Boolean);
      outcome.failures.push(`${name.join(" › ")}${line && `: ${line}`}`);
    } else if (/<skipped\b/.test(inside)) outcome.skipped += 1;
    else outcome.passed += 1;
  }
  return outcome;
}

/** A runner that stopped early, or wrote no report, has failed even if it tells of no failure. */
export function outcomeOf(code: number, report: string | undefined): Outcome {
  const outcome = readJUnit(report ?? "");
  const isSound = code === 0 && outcome.passed + outcome.skipped > 0;
  if (isSound || outcome.failures.length > 0) return outcome;
  return { ...outcome, failures: [`ended with code ${code} and no failure in its report`] };
}

import { stripVTControlCharacters } from "node:util";

/** What a part of the tests came to. */
export interface Outcome {
  passed: number;
  skipped: number;
  /** What failed and why, a line each. */
  failures: string[];
  /** The same at length, for whoever has nothing else of the run. */
  details?: string[];
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

/** The text within a failure, without the colours of a terminal. */
function lengthOf(inside: string): string {
  const [, text = ""] =
    /<(?:failure|error)\b[^>]*>([\s\S]*?)<\/(?:failure|error)>/.exec(inside) ?? [];
  const [, quoted] = /<!\[CDATA\[([\s\S]*?)\]\]>/.exec(text) ?? [];
  return stripVTControlCharacters(quoted ?? plain(text)).trim();
}

const CASE = /<testcase\b([^>]*?)(?:\/>|>([\s\S]*?)<\/testcase>)/g;

/** Reads the report that all runners write alike. */
export function readJUnit(xml: string): Outcome {
  const outcome = { passed: 0, skipped: 0, failures: [] as string[], details: [] as string[] };
  for (const [, tag = "", inside = ""] of xml.matchAll(CASE)) {
    const trouble = /<(?:failure|error)\b[^>]*>/.exec(inside)?.[0];
    if (trouble !== undefined) {
      const message = stripVTControlCharacters(attribute(trouble, "message")).trim();
      const [line = ""] = message.split("\n");
      const name = [attribute(tag, "classname"), attribute(tag, "name")].filter(Boolean);
      outcome.failures.push(`${name.join(" › ")}${line && `: ${line}`}`);
      outcome.details.push(lengthOf(inside) || message);
    } else if (/<skipped\b/.test(inside)) outcome.skipped += 1;
    else outcome.passed += 1;
  }
  return outcome;
}

/**
 * A runner that stopped early, or wrote no report, has failed even if it tells of no failure: the end of what
 * it said then tells why.
 */
export function outcomeOf(code: number, report: string | undefined, said = ""): Outcome {
  const outcome = readJUnit(report ?? "");
  const isSound = code === 0 && outcome.passed + outcome.skipped > 0;
  if (isSound || outcome.failures.length > 0) return outcome;
  const end = stripVTControlCharacters(said).trim().split("\n").slice(-30).join("\n");
  const failures = [`ended with code ${code} and no failure in its report`];
  return { ...outcome, failures, details: [end] };
}

import type { Engine, Finding } from "./driver.ts";

/** What an engine made of a thing at a width. */
export interface Told {
  engine: Engine;
  width: number;
  thing: string;
  finding: Finding;
}

/** A difference that is as it should be. */
export interface KnownDifference {
  engine: Engine;
  thing: string;
  /** What of the finding: "formats"; without it all of it. */
  part?: string;
  reason: string;
}

export interface Comparison {
  /** A sentence for each difference that nobody has explained. */
  unexplained: string[];
  explained: string[];
  /** What is explained and does not occur any more. */
  gone: string[];
}

/** partsOf({ a: [1], b: { c: 2 } }) => { a: "[1]", "b.c": "2" } */
function partsOf(finding: Finding, name = ""): Record<string, string> {
  if (finding === null || typeof finding !== "object" || Array.isArray(finding)) {
    return { [name]: JSON.stringify(finding) };
  }
  const parts = Object.entries(finding).map(([key, value]) =>
    partsOf(value ?? null, name === "" ? key : `${name}.${key}`),
  );
  return Object.assign({}, ...parts);
}

/** What most of them found; where each found something else, what the first one did. */
function mostCommon(values: string[]): string {
  const count = (value: string): number => values.filter((one) => one === value).length;
  return values.toSorted((one, other) => count(other) - count(one))[0] ?? "";
}

const keyOf = ({ thing, width }: Told): string => `${width} ${thing}`;

const explains = ({ engine, thing, part }: KnownDifference, told: Told, name: string): boolean =>
  engine === told.engine &&
  thing === told.thing &&
  (part === undefined || name === part || name.startsWith(`${part}.`));

/** Compares what several engines found; a thing that only one of them has done says nothing. */
export function compareFindings(told: Told[], known: readonly KnownDifference[]): Comparison {
  const comparison: Comparison = { unexplained: [], explained: [], gone: [] };
  const occurred = new Set<KnownDifference>();
  const compared: Told[] = [];
  for (const key of new Set(told.map(keyOf))) {
    const same = told.filter((one) => keyOf(one) === key);
    if (same.length < 2) continue;
    compared.push(...same);
    const found = same.map(({ finding }) => partsOf(finding));
    for (const part of new Set(found.flatMap(Object.keys))) {
      const values = found.map((parts) => parts[part] ?? "nothing");
      const usual = mostCommon(values);
      for (const [index, one] of same.entries()) {
        const value = values[index] ?? "nothing";
        if (value === usual) continue;
        const what = part === "" ? "" : `${part}: `;
        const sentence = `${one.engine} at ${one.width} ${one.thing} › ${what}${value}, and not ${usual}`;
        const explanation = known.find((entry) => explains(entry, one, part));
        if (!explanation) {
          comparison.unexplained.push(sentence);
          continue;
        }
        if (!occurred.has(explanation)) {
          comparison.explained.push(`${one.engine} ${one.thing}: ${explanation.reason}`);
        }
        occurred.add(explanation);
      }
    }
  }
  comparison.gone = known
    .filter((entry) => !occurred.has(entry))
    .filter((entry) =>
      compared.some(({ engine, thing }) => engine === entry.engine && thing === entry.thing),
    )
    .map(({ engine, thing, reason }) => `${engine} ${thing}: ${reason}`);
  return comparison;
}

import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { REPORTS } from "../../../tests/runs/reports.ts";

/** One promise, measured. */
export interface Figure {
  /** "JavaScript of a program" */
  name: string;
  value: number;
  limit: number;
  unit: "bytes" | "MB" | "ms" | "points" | "";
  /** The limit is the least there may be, not the most. */
  isLeast?: boolean;
  /** Where the worst was seen: "/de/program/canoe-dawn/" */
  at?: string;
  /** This machine cannot tell: what should keep the limit in any case is over it here. */
  isOpen?: boolean;
}

/** What was approved last, so that a report says what has changed since. */
const APPROVED = "scripts/measure/figures/approved.json";

export const isKept = ({ value, limit, isLeast }: Figure): boolean =>
  isLeast ? value >= limit : value <= limit;

export const isBroken = (figure: Figure): boolean => !figure.isOpen && !isKept(figure);

export function readApproved(file = APPROVED): Record<string, number> {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
}

/** Approves these figures; those of other measurements stay as they are. */
export function approve(figures: Figure[], file = APPROVED): void {
  const all = { ...readApproved(file) };
  for (const { name, value } of figures) all[name] = value;
  const sorted = Object.entries(all).sort(([one], [other]) => one.localeCompare(other));
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}

/** withUnit(114558, "bytes") => "114,558 bytes" */
export function withUnit(value: number, unit: Figure["unit"]): string {
  const number = value.toLocaleString("en", { maximumFractionDigits: 2 });
  return unit ? `${number} ${unit}` : number;
}

/** change(114558, 114000) => "+558"; "new" where nothing was approved */
export function change(value: number, approved: number | undefined): string {
  if (approved === undefined) return "new";
  const difference = Number((value - approved).toFixed(3));
  if (difference === 0) return "same";
  return `${difference > 0 ? "+" : "−"}${withUnit(Math.abs(difference), "")}`;
}

/** What every table of figures says of one: name, value, limit, what has changed, and where. */
const cellsOf = (figure: Figure, approved: Record<string, number>): string[] => [
  figure.name,
  withUnit(figure.value, figure.unit),
  `${figure.isLeast ? "at least" : "at most"} ${withUnit(figure.limit, figure.unit)}`,
  change(figure.value, approved[figure.name]),
  figure.at ?? "",
];

/** The figures as a table, the limits marked that are broken, or left open. */
export function describeFigures(figures: Figure[], approved = readApproved()): string {
  const rows = figures.map((figure) => [
    isBroken(figure) ? "OVER" : figure.isOpen ? "OPEN" : "",
    ...cellsOf(figure, approved),
  ]);
  const widthOf = (column: number): number =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0));
  return rows
    .map((row) => row.map((cell, column) => cell.padEnd(widthOf(column))).join("  "))
    .map((line) => line.trimEnd())
    .join("\n");
}

/** percentile([1, 2, 3, 4], 50) => 2 */
export function percentile(values: number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil((share / 100) * sorted.length) - 1)] ?? Number.NaN;
}

/** median([3, 1, 2]) => 2 */
export const median = (values: number[]): number => percentile(values, 50);

/**
 * What one step along costs by the points measured: the median over all pairs of them, so that one
 * that was measured in a bad moment hardly counts. slope([[1, 10], [2, 12], [3, 14]]) => 2
 */
export function slope(points: [along: number, up: number][]): number {
  return median(
    points.flatMap(([along, up], index) =>
      points.slice(index + 1).map(([nextAlong, nextUp]) => (nextUp - up) / (nextAlong - along)),
    ),
  );
}

/** The figure of the worst: the highest, or the lowest where the limit is the least there may be. */
export function worst(figure: Omit<Figure, "value" | "at">, seen: [at: string, number][]): Figure {
  const [first, ...others] = seen;
  if (!first) throw new Error(`Nothing was measured for "${figure.name}".`);
  const isWorse = (one: number, other: number): boolean =>
    figure.isLeast ? one < other : one > other;
  const [at, value] = others.reduce((a, b) => (isWorse(b[1], a[1]) ? b : a), first);
  return { ...figure, value, at };
}

/** "7 of 8 limits kept, 1 that this machine cannot tell" */
export function countKept(figures: Figure[]): string {
  const open = figures.filter(({ isOpen }) => isOpen).length;
  const kept = figures.filter((figure) => !figure.isOpen && isKept(figure)).length;
  const told = `${kept} of ${figures.length} limits kept`;
  return open > 0 ? `${told}, ${open} that this machine cannot tell` : told;
}

/** Prints the report of a measurement, keeps it, and approves it where that was asked for. */
export function report(name: string, figures: Figure[], isApproved: boolean): void {
  console.log(describeFigures(figures));
  mkdirSync(REPORTS, { recursive: true });
  writeFileSync(join(REPORTS, `${name}.figures.json`), JSON.stringify(figures, null, 2));
  if (isApproved) approve(figures);
  console.log(`\n${countKept(figures)}.`);
  if (figures.some(isBroken)) process.exitCode = 1;
}

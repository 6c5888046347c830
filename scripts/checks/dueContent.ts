import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { EXCHANGE } from "../../content-service/choices.ts";
import { ASK_AGAIN, PLACEHOLDER } from "../../content-service/figures/fill.ts";
import { LEGS } from "../../content-service/figures/legs.ts";
import { RULES } from "../../content-service/figures/papers.ts";
import { CARRIERS, STOPS } from "../../content-service/figures/stops.ts";
import { VISITS } from "../../content-service/figures/visits.ts";

/** What is to be looked up again, and since when. */
export interface Due {
  since: string;
  what: string;
}

const CHECKED = /^checked_on: "?(\d{4}-\d\d-\d\d)/;

/** A year later: yearAfter("2026-11-24") => "2027-11-24" */
const yearAfter = (day: string): string => `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;

function readLines(folder: string): { place: string; line: string }[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(?:md|yaml)$/.test(file))
    .sort()
    .flatMap((file) =>
      readFileSync(join(folder, file), "utf8")
        .split("\n")
        .map((line, index) => ({ place: `${join(folder, file)}:${index + 1}`, line })),
    );
}

function dueInTexts(folder: string): Due[] {
  return readLines(folder).flatMap(({ place, line }) => {
    const announced = [...line.matchAll(PLACEHOLDER)].flatMap(([, name = ""]) => {
      const [, since] = ASK_AGAIN.exec(name) ?? [];
      return since === undefined ? [] : [{ since, what: `${place}: what this announces` }];
    });
    const [, checked] = CHECKED.exec(line) ?? [];
    return checked === undefined
      ? announced
      : [...announced, { since: yearAfter(checked), what: `${place}: facts` }];
  });
}

function dueInTables(): Due[] {
  const figures = [
    ...LEGS.flatMap(({ from, to, by, checked, source = "" }) =>
      checked === undefined
        ? []
        : [{ checked, source, name: `legs.ts: ${from} to ${to} by ${by}` }],
    ),
    ...Object.entries(VISITS).map(([name, row]) => ({ ...row, name: `visits.ts: ${name}` })),
    ...STOPS.map(({ destination, by, ...row }) => ({
      ...row,
      name: `stops.ts: ${destination} by ${by}`,
    })),
    ...Object.entries(CARRIERS).map(([name, row]) => ({
      source: row.link,
      ...row,
      name: `stops.ts: ${name}`,
    })),
    ...Object.entries(RULES).map(([name, row]) => ({ ...row, name: `papers.ts: ${name}` })),
  ];
  const rates = EXCHANGE.map(({ from, to, checked, source }) => ({
    since: yearAfter(checked),
    what: `content-service/choices.ts: ${from} in ${to} (${source})`,
  }));
  return [
    ...rates,
    ...figures.map(({ name, checked, source }) => ({
      since: yearAfter(checked),
      what: `content-service/figures/${name} (${source})`,
    })),
  ];
}

/**
 * Announcements whose day has come, and what was checked a year ago or earlier, oldest first. Notes and no faults: the
 * same commit must not fail tomorrow.
 */
export function findDue(
  today: string,
  folders: readonly string[] = ["content-service/documents", "locales"],
): Due[] {
  return [...folders.flatMap(dueInTexts), ...dueInTables()]
    .filter(({ since }) => since <= today)
    .sort((one, other) => (one.since < other.since ? -1 : 1));
}

import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { dayOf } from "../../content-service/src/documents/publication.ts";
import type { Purpose } from "./places.ts";
import { filesOf } from "./secondHouse.ts";

/** Beside what was built lies what it was built for and from. What begins with a dot is not deployed. */
const RECORD_FILE = ".build.json";

export interface BuildRecord {
  purpose: Purpose;
  /** The day of the build: what is published later is not in it. */
  day: string;
  /** What was set, by its name; of what is secret only that it was set. */
  settings: Record<string, string>;
  /** Every file it was made of, with a hash of what was in it. */
  sources: Record<string, string>;
}

const SETTING = /^(GATSBY_)?CONTENT_|^GATSBY_FIREBASE_|^(SITE_URL|PATH_PREFIX|SERVICE_WORKER)$/;
/** Tokens, and addresses that may hold one. */
const SECRET = /TOKEN$|^CONTENT_URL$/;

/** The settings of a site in an environment, as they may be written down. */
export function settingsIn(env: NodeJS.ProcessEnv): Record<string, string> {
  const set = Object.entries(env).filter(([name, value]) => SETTING.test(name) && value?.trim());
  return Object.fromEntries(
    set.sort().map(([name, value = ""]) => [name, SECRET.test(name) ? "set" : value.trim()]),
  );
}

/** The tests are about the demo site, whatever the terminal is set to. */
export const withoutSettings = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(env).filter(([name]) => !SETTING.test(name)));

/** hashesOf(["src"]) => { "src/a.ts": "1f…", … }, without what only people read */
export const hashesOf = (sources: string[]): Record<string, string> =>
  Object.fromEntries(
    filesOf(sources)
      .filter((file) => basename(file) !== "README.md")
      .map((file) => [
        file,
        createHash("sha256").update(readFileSync(file)).digest("hex").slice(0, 16),
      ]),
  );

export function writeRecord(folder: string, facts: Omit<BuildRecord, "day">): void {
  const record: BuildRecord = { day: dayOf(new Date()), ...facts };
  writeFileSync(join(folder, RECORD_FILE), `${JSON.stringify(record, null, 2)}\n`);
}

export function readRecord(folder: string): BuildRecord | undefined {
  const file = join(folder, RECORD_FILE);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}

/** The first file that is not what it was, came or went; undefined where all is as it was. */
export function findChanged(
  before: Record<string, string>,
  now: Record<string, string>,
): string | undefined {
  const names = new Set([...Object.keys(before), ...Object.keys(now)]);
  return [...names].sort().find((name) => before[name] !== now[name]);
}

/** Whether a site stands as it would be built now. What a service elsewhere has, nobody knows. */
export function isUnchanged(folder: string, env: NodeJS.ProcessEnv, sources: string[]): boolean {
  const record = readRecord(folder);
  if (!record || record.day !== dayOf(new Date()) || env.CONTENT_URL) return false;
  const isSetAlike = isDeepStrictEqual(record.settings, settingsIn(env));
  return isSetAlike && findChanged(record.sources, hashesOf(sources)) === undefined;
}

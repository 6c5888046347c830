import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { dayOf } from "../../content-service/src/documents/publication.ts";
import type { Purpose } from "./places.ts";
import { filesOf } from "./secondHouse.ts";

/** Beside what was built lies what it was built for and from. What begins with a dot is not deployed. */
const RECORD_FILE = ".build.json";

export interface BuildRecord {
  purpose: Purpose;
  /** The day on which the next document is published, which is not in it. */
  until?: string;
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

const without = (env: NodeJS.ProcessEnv, names: RegExp): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(env).filter(([name]) => !names.test(name)));

/** The tests are about the demo site, whatever the terminal is set to. */
export const withoutSettings = (env: NodeJS.ProcessEnv) => without(env, SETTING);

export const withoutBackend = (env: NodeJS.ProcessEnv) => without(env, /^GATSBY_FIREBASE_/);

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

export function writeRecord(folder: string, record: BuildRecord): void {
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

/**
 * Why what lies in a folder is not what would be made now from the files here, with the settings of an
 * environment; undefined where it is.
 */
export function whyOutdated(
  folder: string,
  sources: string[],
  env: NodeJS.ProcessEnv = {},
): string | undefined {
  const record = readRecord(folder);
  if (!record) return "there is none yet";
  if (env.CONTENT_URL) return "its documents come from elsewhere";
  const setting = findChanged(record.settings, settingsIn(env));
  if (setting) return `${setting} is another`;
  const file = findChanged(record.sources, hashesOf(sources));
  if (file) return `${file} has changed`;
  const isDue = record.until !== undefined && record.until <= dayOf(new Date());
  return isDue ? "a document has waited for today" : undefined;
}

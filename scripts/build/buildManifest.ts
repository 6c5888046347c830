import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { dayOf } from "../../content-service/src/documents/publication.ts";
import { listFiles } from "./workspaceCopy.ts";
import type { Purpose } from "./workspaces.ts";

/**
 * Lies in the built site and says what it was built for and from. Files with a leading dot are not
 * deployed.
 */
const MANIFEST_FILE = ".build.json";

export interface BuildManifest {
  purpose: Purpose;
  /** The day on which the next document is published; the build is stale from then on. */
  until?: string;
  /** Settings by name; the value of a secret one is "set". */
  settings: Record<string, string>;
  /** Every source file with a hash of its content. */
  sources: Record<string, string>;
}

const SETTING = /^(GATSBY_)?CONTENT_|^GATSBY_FIREBASE_|^(SITE_URL|PATH_PREFIX|SERVICE_WORKER)$/;
/** Tokens, and URLs that may contain one. */
const SECRET = /TOKEN$|^CONTENT_URL$/;

/** The settings of a site in an environment, without secrets. */
export function readSettings(env: NodeJS.ProcessEnv): Record<string, string> {
  const set = Object.entries(env).filter(([name, value]) => SETTING.test(name) && value?.trim());
  return Object.fromEntries(
    set.sort().map(([name, value = ""]) => [name, SECRET.test(name) ? "set" : value.trim()]),
  );
}

const withoutVariables = (env: NodeJS.ProcessEnv, names: RegExp): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(env).filter(([name]) => !names.test(name)));

/** Tests build the demo site, whatever the environment says. */
export const withoutSettings = (env: NodeJS.ProcessEnv) => withoutVariables(env, SETTING);

export const withoutBackend = (env: NodeJS.ProcessEnv) =>
  withoutVariables(env, /^GATSBY_FIREBASE_/);

/** hashFiles(["src"]) => { "src/a.ts": "1f…", … }, without READMEs */
export const hashFiles = (sources: string[]): Record<string, string> =>
  Object.fromEntries(
    listFiles(sources)
      .filter((file) => basename(file) !== "README.md")
      .map((file) => [
        file,
        createHash("sha256").update(readFileSync(file)).digest("hex").slice(0, 16),
      ]),
  );

export function writeBuildManifest(folder: string, manifest: BuildManifest): void {
  writeFileSync(join(folder, MANIFEST_FILE), `${JSON.stringify(manifest, null, 2)}\n`);
}

export function readBuildManifest(folder: string): BuildManifest | undefined {
  const file = join(folder, MANIFEST_FILE);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}

/** The first name that was changed, added or removed; undefined if none was. */
export function firstChange(
  before: Record<string, string>,
  now: Record<string, string>,
): string | undefined {
  const names = new Set([...Object.keys(before), ...Object.keys(now)]);
  return [...names].sort().find((name) => before[name] !== now[name]);
}

/**
 * Why the build in a folder is not what a build of the files here, with these settings, would be
 * now; undefined if it is up to date.
 */
export function staleReason(
  folder: string,
  sources: string[],
  env: NodeJS.ProcessEnv = {},
): string | undefined {
  const manifest = readBuildManifest(folder);
  if (!manifest) return "there is no build yet";
  if (env.CONTENT_URL) return "its documents come from CONTENT_URL";
  const setting = firstChange(manifest.settings, readSettings(env));
  if (setting) return `${setting} has changed`;
  const file = firstChange(manifest.sources, hashFiles(sources));
  if (file) return `${file} has changed`;
  const isDue = manifest.until !== undefined && manifest.until <= dayOf(new Date());
  return isDue ? "a document is published today" : undefined;
}

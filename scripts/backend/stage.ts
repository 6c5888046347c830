import { copyFileSync, existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { hostingConfig, hostingRules } from "../serve/hosting.ts";
import { readConfig } from "./addresses.ts";
import { FUNCTIONS } from "./functions.ts";
import { PROJECT_FILE } from "./hostingTargets.ts";

/** Folders for Hosting, and the ports of emulators. */
interface Staged {
  site?: string | undefined;
  /** Whether the site has a target in .firebaserc; else it is the project's own. */
  isSiteNamed?: boolean;
  book?: string | undefined;
  emulators?: object;
}

/**
 * Prepares a folder for Firebase's tools: firebase.json with the headers of the build, and the
 * files that it names. The functions must be built already.
 */
export function stage(
  folder: string,
  { site, isSiteNamed = false, book, emulators = {} }: Staged,
): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const { functions, firestore, emulators: ports } = readConfig();
  symlinkSync(resolve(FUNCTIONS), join(folder, FUNCTIONS), "junction");
  for (const name of [firestore.rules, firestore.indexes]) copyFileSync(name, join(folder, name));
  if (existsSync(PROJECT_FILE)) copyFileSync(PROJECT_FILE, join(folder, PROJECT_FILE));
  const hosting: object[] = [];
  if (site) {
    symlinkSync(resolve(site), join(folder, "public"), "junction");
    hosting.push({ ...(isSiteNamed && { target: "site" }), ...hostingConfig(site) });
  }
  if (book) {
    symlinkSync(resolve(book), join(folder, "book"), "junction");
    hosting.push({ target: "book", ...hostingRules("book"), public: "book" });
  }
  const config = {
    functions: functions.map((one: object) => ({ ...one, predeploy: [] })),
    firestore,
    // Of a list, each must have a target.
    ...(hosting.length > 0 && { hosting: hosting.length === 1 ? hosting[0] : hosting }),
    emulators: { ...ports, ...emulators },
  };
  if (hosting.length === 0) delete config.emulators.hosting;
  writeFileSync(join(folder, "firebase.json"), JSON.stringify(config, null, 2));
}

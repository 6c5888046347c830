import { copyFileSync, existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { hostingConfig } from "../serve/hosting.ts";
import { readConfig } from "./addresses.ts";
import { FUNCTIONS } from "./functions.ts";

/** Names the project to deploy to. */
const PROJECT_FILE = ".firebaserc";

/**
 * Prepares a folder for Firebase's tools: firebase.json with the headers of the build, and the
 * files that it names. The functions must be built already.
 */
export function stage(folder: string, site: string | undefined, emulators: object = {}): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const { functions, firestore, emulators: ports } = readConfig();
  symlinkSync(resolve(FUNCTIONS), join(folder, FUNCTIONS), "junction");
  for (const name of [firestore.rules, firestore.indexes]) copyFileSync(name, join(folder, name));
  if (existsSync(PROJECT_FILE)) copyFileSync(PROJECT_FILE, join(folder, PROJECT_FILE));
  if (site) symlinkSync(resolve(site), join(folder, "public"), "junction");
  const config = {
    functions: functions.map((one: object) => ({ ...one, predeploy: [] })),
    firestore,
    ...(site && { hosting: hostingConfig(site) }),
    emulators: { ...ports, ...emulators },
  };
  if (!site) delete config.emulators.hosting;
  writeFileSync(join(folder, "firebase.json"), JSON.stringify(config, null, 2));
}

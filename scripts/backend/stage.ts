import { copyFileSync, existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { hostingOf } from "../serve/hosting.ts";
import { readConfig } from "./addresses.ts";
import { FUNCTIONS } from "./functions.ts";

/** Where Firebase's tools look for the project that they deploy to. */
const CHOICE = ".firebaserc";

/**
 * Lays out what Firebase's tools work on: firebase.json with the headers that follow from the build,
 * and beside it what it names. The functions must be built already.
 */
export function stage(folder: string, site: string | undefined, emulators: object = {}): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const { functions, firestore, emulators: ports } = readConfig();
  symlinkSync(resolve(FUNCTIONS), join(folder, FUNCTIONS), "junction");
  for (const name of [firestore.rules, firestore.indexes]) copyFileSync(name, join(folder, name));
  if (existsSync(CHOICE)) copyFileSync(CHOICE, join(folder, CHOICE));
  if (site) symlinkSync(resolve(site), join(folder, "public"), "junction");
  const config = {
    functions: functions.map((one: object) => ({ ...one, predeploy: [] })),
    firestore,
    ...(site && { hosting: hostingOf(site) }),
    emulators: { ...ports, ...emulators },
  };
  if (!site) delete config.emulators.hosting;
  writeFileSync(join(folder, "firebase.json"), JSON.stringify(config, null, 2));
}

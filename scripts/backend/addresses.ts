import { readFileSync } from "node:fs";
import { BACKEND_OF_THIS_MACHINE } from "../../src/content/settings.ts";

export function readConfig() {
  return JSON.parse(readFileSync("firebase.json", "utf8"));
}

/** The project that exists in the emulators only. */
export const PROJECT = BACKEND_OF_THIS_MACHINE.projectId;

/** Host and port of each emulator. */
export const PORTS = readConfig().emulators;

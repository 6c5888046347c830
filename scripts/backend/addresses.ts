import { readFileSync } from "node:fs";
import { LOCAL_BACKEND } from "../../src/config/env.ts";
import { findFreePort } from "../serve/port.ts";

export function readConfig() {
  return JSON.parse(readFileSync("firebase.json", "utf8"));
}

/** The project that exists in the emulators only. */
export const PROJECT = LOCAL_BACKEND.projectId;

/** The variable with free ports of functions and database, instead of those of firebase.json: "5001,8080" */
export const EMULATOR_PORTS = "EMULATOR_PORTS";

interface Address {
  host: string;
  port: number;
}

export function emulatorAddresses(): Record<"functions" | "firestore" | "hosting", Address> {
  const { functions, firestore, hosting } = readConfig().emulators;
  const [ofFunctions, ofFirestore] = process.env[EMULATOR_PORTS]?.split(",").map(Number) ?? [];
  return {
    functions: { ...functions, port: ofFunctions ?? functions.port },
    firestore: { ...firestore, port: ofFirestore ?? firestore.port },
    hosting,
  };
}

/**
 * Free ports for this process and its children, so that tests of two checkouts can run at the same
 * time.
 */
export async function chooseEmulatorPorts(): Promise<void> {
  process.env[EMULATOR_PORTS] ??= [await findFreePort(), await findFreePort()].join();
}

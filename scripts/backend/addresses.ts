import { readFileSync } from "node:fs";
import { BACKEND_OF_THIS_MACHINE } from "../../src/config/settings.ts";
import { findFreePort } from "../serve/port.ts";

export function readConfig() {
  return JSON.parse(readFileSync("firebase.json", "utf8"));
}

/** The project that exists in the emulators only. */
export const PROJECT = BACKEND_OF_THIS_MACHINE.projectId;

interface Address {
  host: string;
  port: number;
}

/** Those of firebase.json, or at the ports of functions and database that EMULATOR_PORTS names: "5001,8080" */
export function emulatorAddresses(): Record<"functions" | "firestore" | "hosting", Address> {
  const { functions, firestore, hosting } = readConfig().emulators;
  const [ofFunctions, ofFirestore] = process.env.EMULATOR_PORTS?.split(",").map(Number) ?? [];
  return {
    functions: { ...functions, port: ofFunctions ?? functions.port },
    firestore: { ...firestore, port: ofFirestore ?? firestore.port },
    hosting,
  };
}

/** Tests of two checkouts do not meet: all that this process starts finds its emulators at ports of its own. */
export async function chooseEmulatorPorts(): Promise<void> {
  process.env.EMULATOR_PORTS ??= [await findFreePort(), await findFreePort()].join();
}

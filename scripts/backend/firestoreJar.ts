import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { strToU8, zipSync } from "fflate";
import { installFromDebian, succeeds } from "../debian.ts";
import { FIREBASE_TOOLS } from "./functions.ts";

const MAIN_CLASS = "com.google.cloud.datastore.emulator.firestore.CloudFirestore";
const GOOGLES_PACKAGE = "google-cloud-cli-firestore-emulator";
const WRAPPER = ".build/backend/firestore.jar";

/**
 * The environment variables with which the emulator finds its jar: the one that is named, the one
 * that Firebase's tools have downloaded, or the one of Google's Debian package. Undefined if there
 * is none.
 */
function findFirestoreJar(): Record<string, string> | undefined {
  if (process.env.FIRESTORE_EMULATOR_BINARY_PATH || isFetched()) return {};
  const packaged = findPackagedJar();
  return packaged ? { FIRESTORE_EMULATOR_BINARY_PATH: writeWrapper(packaged) } : undefined;
}

/** Finds or downloads it. */
export function ensureFirestoreJar(): Record<string, string> {
  const present = findFirestoreJar();
  if (present) return present;
  console.log("Fetching the Firestore emulator …");
  const isThere =
    succeeds(process.execPath, [FIREBASE_TOOLS, "setup:emulators:firestore"]) ||
    installFromDebian(GOOGLES_PACKAGE);
  const fetched = isThere ? findFirestoreJar() : undefined;
  if (fetched) return fetched;
  throw new Error(
    "The Firestore emulator could not be fetched: check the network connection, or set FIRESTORE_EMULATOR_BINARY_PATH to its jar",
  );
}

function isFetched(): boolean {
  const cache = process.env.FIREBASE_EMULATORS_PATH ?? join(homedir(), ".cache/firebase/emulators");
  return (
    existsSync(cache) &&
    readdirSync(cache).some((name) => /^cloud-firestore-emulator-v.+\.jar$/.test(name))
  );
}

function findPackagedJar(): string | undefined {
  const { stdout } = spawnSync("dpkg", ["-L", GOOGLES_PACKAGE], { encoding: "utf8" });
  return stdout?.split("\n").find((path) => path.endsWith("/cloud-firestore-emulator.jar"));
}

/** The package's jar has no Main-Class in its manifest: a jar around it has. */
function writeWrapper(jar: string): string {
  const manifest = [
    "Manifest-Version: 1.0",
    `Main-Class: ${MAIN_CLASS}`,
    `Class-Path: ${pathToFileURL(jar)}`,
  ];
  const text = strToU8(manifest.map(foldLine).join(""));
  mkdirSync(resolve(WRAPPER, ".."), { recursive: true });
  writeFileSync(WRAPPER, zipSync({ "META-INF/MANIFEST.MF": text }));
  return resolve(WRAPPER);
}

/** A manifest line has at most 72 bytes; a continuation begins with a space. */
const foldLine = (line: string): string =>
  `${line.slice(0, 70)}\r\n${(line.slice(70).match(/.{1,69}/g) ?? []).map((rest) => ` ${rest}\r\n`).join("")}`;

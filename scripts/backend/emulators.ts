import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, openSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { isPortTaken } from "../serve/port.ts";
import { emulatorAddresses, PROJECT } from "./addresses.ts";
import { refuseTakenEmulatorPorts } from "./emulatorPorts.ts";
import { ensureFirestoreJar } from "./firestoreJar.ts";
import { buildFunctions, FIREBASE_TOOLS, installFunctions, writeLocalSecret } from "./functions.ts";
import { findJavaProblem, installJava, SHORT_LIVED } from "./java.ts";
import { stage } from "./stage.ts";

const STAGES = ".build/backend";

/** One a process: the emulators of two test runs, or of a test run and `npm start`, run side by side. */
const STAGE = join(STAGES, `stage-${process.pid}`);
export const LOG = join(STAGE, "emulators.log");
const READY = /All emulators ready/;
const HOSTED = /Local server: (http:[\w.:/]+)\s/;
const START_IN_MS = 120_000;
const END_IN_MS = 8000;

export interface Emulators {
  /**
   * Where Hosting serves its folder; the port differs from the given one if that was taken
   * meanwhile.
   */
  site: string | undefined;
  /** Resolves when they have ended, for whatever reason. */
  ended: Promise<void>;
  /** Stops them, and their orphaned Java process if they have crashed. */
  stop(): Promise<void>;
}

interface HostedFolder {
  folder: string;
  port: number;
}

/** Installs, downloads and builds what the emulators need; throws if something is missing. */
export async function prepareBackend({
  mayInstallJava = false,
} = {}): Promise<Record<string, string>> {
  if (findJavaProblem() && mayInstallJava) installJava();
  const problem = findJavaProblem();
  if (problem) throw new Error(problem);
  installFunctions();
  const settings = ensureFirestoreJar();
  await buildFunctions();
  writeLocalSecret();
  return settings;
}

/** Starts functions and Firestore, and Hosting if a folder is given. */
export async function startEmulators(
  settings: Record<string, string>,
  site?: HostedFolder,
): Promise<Emulators> {
  await refuseTakenEmulatorPorts();
  removeOldStages();
  const addresses = emulatorAddresses();
  stage(STAGE, {
    site: site?.folder,
    emulators: { ...addresses, hosting: { ...addresses.hosting, port: site?.port } },
  });
  const parts = site ? "functions,firestore,hosting" : "functions,firestore";
  const log = openSync(LOG, "w");
  const child = spawn(
    process.execPath,
    [FIREBASE_TOOLS, "emulators:start", "--project", PROJECT, "--only", parts],
    {
      cwd: STAGE,
      stdio: ["ignore", log, log],
      // In production mode responses contain no stack traces.
      env: {
        ...process.env,
        ...settings,
        NODE_ENV: "production",
        METADATA_SERVER_DETECTION: "none",
        NO_UPDATE_NOTIFIER: "1",
        JAVA_TOOL_OPTIONS: SHORT_LIVED.join(" "),
        CI: "1",
      },
    },
  );
  const ended = new Promise<void>((done) => child.once("exit", () => done()));
  const stop = async (): Promise<void> => {
    await end(child, ended);
    await stopFirestore();
  };
  // "All emulators ready" does not wait for Hosting.
  const output = await waitForLog(child, site ? [READY, HOSTED] : [READY]).catch(async (error) => {
    await stop();
    throw error;
  });
  const [, address] = HOSTED.exec(output) ?? [];
  return { site: address, ended, stop };
}

/** Whether the process runs: isRunning(1) => true */
function isRunning(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

/** Stages of processes that have ended, with their logs. */
function removeOldStages(): void {
  if (!existsSync(STAGES)) return;
  for (const name of readdirSync(STAGES)) {
    const [, id] = /^stage-(\d+)$/.exec(name) ?? [];
    if (id && !isRunning(Number(id))) rmSync(join(STAGES, name), { recursive: true, force: true });
  }
}

/** Returns the whole log. */
async function waitForLog(child: ChildProcess, expected: RegExp[]): Promise<string> {
  const stopEmulators = Date.now() + START_IN_MS;
  while (Date.now() < stopEmulators) {
    const output = existsSync(LOG) ? readFileSync(LOG, "utf8") : "";
    if (expected.every((sentence) => sentence.test(output))) return output;
    if (child.exitCode !== null) {
      throw new Error(`The emulators did not start. Their log:\n${output.trim()}`);
    }
    await pause(100);
  }
  throw new Error(`The emulators did not start within two minutes: see ${LOG}.`);
}

/** One SIGINT makes Firebase's tools stop their children, a second one kills them. */
async function end(child: ChildProcess, ended: Promise<void>): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill("SIGINT");
  await Promise.race([ended, pause(END_IN_MS)]);
  child.kill("SIGKILL");
}

/** Firebase tools that were killed or crashed leave Java running, which keeps its port. */
async function stopFirestore(): Promise<void> {
  const { host, port } = emulatorAddresses().firestore;
  const signal = AbortSignal.timeout(END_IN_MS);
  await fetch(`http://${host}:${port}/shutdown`, { method: "POST", signal }).catch(() => undefined);
  for (const end = Date.now() + END_IN_MS; Date.now() < end && (await isPortTaken(port)); ) {
    await pause(100);
  }
}

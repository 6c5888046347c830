import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, openSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { isTaken } from "../serve/port.ts";
import { emulatorAddresses, PROJECT } from "./addresses.ts";
import { refuseTakenEmulatorPorts } from "./emulatorPorts.ts";
import { ensureFirestoreJar } from "./firestoreJar.ts";
import { buildFunctions, FIREBASE_TOOLS, installFunctions, writeLocalSecret } from "./functions.ts";
import { findJavaProblem, installJava, SHORT_LIVED } from "./java.ts";
import { stage } from "./stage.ts";

const STAGE = ".build/backend/stage";
export const LOG = join(STAGE, "emulators.log");
const READY = /All emulators ready/;
const HOSTED = /Local server: (http:[\w.:/]+)\s/;
const START_IN_MS = 120_000;
const END_IN_MS = 8000;

export interface Emulators {
  /** Where Hosting serves its folder: at another port than was given, if somebody has taken that meanwhile. */
  site: string | undefined;
  /** When they have ended, asked or not. */
  ended: Promise<void>;
  /** Ends them, and what they have left behind if they ended by themselves. */
  stop(): Promise<void>;
}

interface HostedFolder {
  folder: string;
  port: number;
}

/** Installs, fetches and builds what the emulators need; throws the sentence that says what is missing. */
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

/** Starts functions and Firestore, and Hosting for a folder where one is given. */
export async function startEmulators(
  settings: Record<string, string>,
  site?: HostedFolder,
): Promise<Emulators> {
  await refuseTakenEmulatorPorts();
  const addresses = emulatorAddresses();
  stage(STAGE, site?.folder, {
    ...addresses,
    hosting: { ...addresses.hosting, port: site?.port },
  });
  const parts = site ? "functions,firestore,hosting" : "functions,firestore";
  const log = openSync(LOG, "w");
  const child = spawn(
    process.execPath,
    [FIREBASE_TOOLS, "emulators:start", "--project", PROJECT, "--only", parts],
    {
      cwd: STAGE,
      stdio: ["ignore", log, log],
      // In production no stack of an error is shown to whoever has caused it.
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
    await endFirestore();
  };
  // Hosting is not waited for by those who say that all are ready.
  const said = await untilSaid(child, site ? [READY, HOSTED] : [READY]).catch(async (error) => {
    await stop();
    throw error;
  });
  const [, address] = HOSTED.exec(said) ?? [];
  return { site: address, ended, stop };
}

/** Answers with all that they have said. */
async function untilSaid(child: ChildProcess, expected: RegExp[]): Promise<string> {
  const end = Date.now() + START_IN_MS;
  while (Date.now() < end) {
    const said = existsSync(LOG) ? readFileSync(LOG, "utf8") : "";
    if (expected.every((sentence) => sentence.test(said))) return said;
    if (child.exitCode !== null) {
      throw new Error(`The emulators did not start. They said:\n${said.trim()}`);
    }
    await pause(100);
  }
  throw new Error(`The emulators did not start within two minutes: see ${LOG}.`);
}

/** Firebase's tools end what they have started when they are asked once, and kill it when asked twice. */
async function end(child: ChildProcess, ended: Promise<void>): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill("SIGINT");
  await Promise.race([ended, pause(END_IN_MS)]);
  child.kill("SIGKILL");
}

/** Tools that were killed or broke leave Java running, which keeps its port; the functions end by themselves. */
async function endFirestore(): Promise<void> {
  const { host, port } = emulatorAddresses().firestore;
  const signal = AbortSignal.timeout(END_IN_MS);
  await fetch(`http://${host}:${port}/shutdown`, { method: "POST", signal }).catch(() => undefined);
  for (const end = Date.now() + END_IN_MS; Date.now() < end && (await isTaken(port)); ) {
    await pause(100);
  }
}

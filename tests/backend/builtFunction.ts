import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { emulatorAddresses, PROJECT } from "../../scripts/backend/addresses.ts";
import { FUNCTIONS } from "../../scripts/backend/functions.ts";
import { findFreePort } from "../../scripts/serve/port.ts";
import { openMemoryGroup } from "./memoryGroup.ts";
import { CLOSING } from "./requests.ts";

/** Google's Functions Framework, as in production. */
const FRAMEWORK = resolve(
  FUNCTIONS,
  "node_modules/@google-cloud/functions-framework/build/src/main.js",
);

/**
 * FUNCTION_NODE=$(npx -p node@22 node -p process.execPath) runs it on the version of production.
 */
const NODE = process.env.FUNCTION_NODE ?? process.execPath;

const START_IN_MS = 60_000;
const LOOK_EVERY_MS = 10;

/** The memory of sendInquiry.ts; Google stops an instance that exceeds it. */
export const MEMORY_LIMIT = 256 * 1024 * 1024;

export interface BuiltFunction {
  url: string;
  /** Whether the system enforces the limit; if not, we poll every 10 ms. */
  isInGroup: boolean;
  /** Peak memory so far, in bytes. */
  mostMemory(): number;
  /** Whether it has ended, or was stopped because it exceeded the limit. */
  isGone(): boolean;
  log(): string;
  stop(): Promise<void>;
}

/** Peak memory; 0 on other systems than Linux. */
function memoryOf({ pid }: ChildProcess): number {
  try {
    const [, kilobytes] =
      /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
    return Number(kilobytes ?? 0) * 1024;
  } catch {
    return 0;
  }
}

/**
 * Runs the built function as Google does, with its memory limit, against the Firestore emulator.
 */
export async function startBuiltFunction(env: Record<string, string> = {}): Promise<BuiltFunction> {
  const port = await findFreePort();
  const database = emulatorAddresses().firestore;
  const group = process.env.MEMORY_GROUP === "off" ? undefined : openMemoryGroup(MEMORY_LIMIT);
  const command = [NODE, FRAMEWORK, "--target=sendInquiry", `--port=${port}`];
  const [file = NODE, ...args] = group ? group.within(command) : command;
  const child = spawn(file, args, {
    cwd: FUNCTIONS,
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: "production",
      GCLOUD_PROJECT: PROJECT,
      FIRESTORE_EMULATOR_HOST: `${database.host}:${database.port}`,
      INQUIRY_SALT: "salt",
      ...env,
    },
  });
  let log = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (log += text));
  let most = 0;
  const watch = setInterval(() => {
    most = Math.max(most, memoryOf(child));
    if (most > MEMORY_LIMIT) child.kill("SIGKILL");
  }, LOOK_EVERY_MS);
  const isGone = (): boolean => child.exitCode !== null || child.signalCode !== null;
  const ended = new Promise<void>((done) => child.once("exit", () => done()));
  const url = `http://127.0.0.1:${port}/`;
  await untilItAnswers(url, isGone, () => log);
  return {
    url,
    isInGroup: group !== undefined,
    mostMemory: () => most,
    isGone,
    log: () => log,
    stop: async () => {
      clearInterval(watch);
      child.kill("SIGKILL");
      await ended;
      group?.close();
    },
  };
}

async function untilItAnswers(url: string, isGone: () => boolean, log: () => string) {
  const end = Date.now() + START_IN_MS;
  while (Date.now() < end && !isGone()) {
    const response = await fetch(url, { headers: CLOSING }).catch(() => undefined);
    if (response) return;
    await pause(50);
  }
  throw new Error(`The built function does not answer. Its log:\n${log()}`);
}

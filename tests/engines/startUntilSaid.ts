import { type ChildProcess, spawn } from "node:child_process";

const PATIENCE_IN_MS = 60_000;
const GRACE_IN_MS = 3000;

export interface Started {
  /** What the pattern has found: "ws://127.0.0.1:40001" */
  said: string;
  end(): Promise<void>;
}

interface Start {
  file: string;
  args: string[];
  /** What it says when it is ready; its first group is kept. Some say nothing. */
  ready?: RegExp;
  env?: Record<string, string>;
}

/**
 * Starts a program in our own process group, so that it ends with us however we end, and waits until it
 * says that it is ready.
 */
export async function startUntilSaid({ file, args, ready, env = {} }: Start): Promise<Started> {
  const child = spawn(file, args, {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...env },
  });
  const endAtOnce = (): void => void child.kill("SIGKILL");
  process.once("exit", endAtOnce);
  const end = async (): Promise<void> => {
    await endChild(child);
    process.off("exit", endAtOnce);
  };
  try {
    return { said: ready ? await waitForWords(child, file, ready) : "", end };
  } catch (error) {
    await end();
    throw error;
  }
}

function waitForWords(child: ChildProcess, file: string, ready: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let words = "";
    const deadline = setTimeout(
      () => reject(new Error(`${file} did not start within a minute. It said: ${words}`)),
      PATIENCE_IN_MS,
    );
    const fail = (error: Error): void => {
      clearTimeout(deadline);
      reject(error);
    };
    child.once("error", fail);
    child.once("exit", () => fail(new Error(`${file} ended at once. It said: ${words}`)));
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding("utf8").on("data", (text: string) => {
        // What it says later is read all the same, or it would wait for a reader.
        words = (words + text).slice(-10_000);
        const found = ready.exec(words);
        if (!found) return;
        clearTimeout(deadline);
        resolve(found[1] ?? "");
      });
    }
  });
}

async function endChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  child.kill("SIGTERM");
  const force = setTimeout(() => child.kill("SIGKILL"), GRACE_IN_MS);
  await ended;
  clearTimeout(force);
}

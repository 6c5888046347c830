import type { ResultPromise } from "execa";

const STOP_SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

// Resolves at the first signal to stop. Terminal and npm may both send one; the second changes
// nothing.
export function untilStopped(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of STOP_SIGNALS) process.on(signal, () => resolve());
  });
}

/** Returns the exit code of a program, or stops it when this one is stopped. */
export async function untilEnded(child: ResultPromise): Promise<number> {
  const code = await Promise.race([
    child.then(({ exitCode = 1 }) => exitCode),
    untilStopped().then(() => 0),
  ]);
  child.kill();
  return code;
}

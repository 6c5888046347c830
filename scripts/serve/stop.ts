import type { ResultPromise } from "execa";

const STOP_SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

// Resolves when the person at the keyboard, or the machine, asks the program to end.
// A signal may come twice (from the terminal and from npm): the second changes nothing.
export function untilStopped(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of STOP_SIGNALS) process.on(signal, () => resolve());
  });
}

/** Answers how a program ended, or ends it when this one shall end. */
export async function untilEnded(child: ResultPromise): Promise<number> {
  const code = await Promise.race([
    child.then(({ exitCode = 1 }) => exitCode),
    untilStopped().then(() => 0),
  ]);
  child.kill();
  return code;
}

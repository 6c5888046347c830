import { execa, type Options, type ResultPromise } from "execa";

export interface ProgramResult {
  code: number;
  output: string;
}

/** Long enough for emulators and browsers to stop their own children. */
const GRACE_IN_MS = 10_000;

/**
 * Starts a program that ends before this one does: signals are passed on. A failure is an exit
 * code, not an error.
 */
export function startProgram(
  file: string,
  args: string[],
  options: Options = {},
): ResultPromise<Options & { reject: false }> {
  const child = execa(file, args, {
    reject: false,
    forceKillAfterDelay: GRACE_IN_MS,
    ...options,
  });
  const passOn = (signal: NodeJS.Signals) => child.kill(signal);
  process.on("SIGINT", passOn).on("SIGTERM", passOn).on("SIGHUP", passOn);
  child.once("exit", () => {
    process.off("SIGINT", passOn).off("SIGTERM", passOn).off("SIGHUP", passOn);
  });
  return child;
}

/** Starts another Node program, which writes to the terminal. */
export const startNode = (args: string[], options: Options = {}) =>
  startProgram(process.execPath, args, { stdio: "inherit", ...options });

/** Returns its exit code. */
export async function runNode(args: string[], env: Record<string, string> = {}): Promise<number> {
  const { exitCode = 1 } = await startNode(args, { env });
  return exitCode;
}

/** Runs a script of package.json. */
export async function runNpm(script: string): Promise<void> {
  const options: Options = { stdio: "inherit", env: { WIREIT_CACHE: "none" } };
  const { exitCode } = await startProgram("npm", ["run", "--silent", script], options);
  if (exitCode !== 0) throw new Error(`npm run ${script} failed: see the output above.`);
}

/** Runs another program and captures its output. */
export async function captureProgram(
  file: string,
  args: string[],
  options: Options = {},
): Promise<ProgramResult> {
  const { exitCode = 1, all } = await startProgram(file, args, { ...options, all: true });
  return { code: exitCode, output: String(all) };
}

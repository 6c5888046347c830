import { basename } from "node:path";
import { whenOrphaned } from "./orphaned.mjs";

const DEFECTS = [TypeError, ReferenceError, RangeError, SyntaxError];
const IS_WINDOWS = process.platform === "win32";

// Runs `main` when this file was started from the command line, not when it was imported:
// runAsCommand("serve", main) acts in `node --import tsx scripts/serve/serve.ts --port 9100`.
export async function runAsCommand(
  name: string,
  main: (args: string[]) => Promise<void>,
): Promise<void> {
  const [, startedFile = "", ...args] = process.argv;
  if (basename(startedFile, ".ts") !== name) return;
  // The whole process group, with the children of children.
  whenOrphaned(() => process.kill(IS_WINDOWS ? process.pid : 0, "SIGTERM"));
  try {
    await main(args);
  } catch (error) {
    console.error(isExpected(error) ? error.message : error);
    process.exitCode = 1;
  }
}

// Errors that we throw are messages for the user; any other is a defect and is shown with its
// stack.
function isExpected(error: unknown): error is Error {
  if (!(error instanceof Error) || "code" in error) return false;
  return !DEFECTS.some((Defect) => error instanceof Defect);
}

import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { once } from "node:events";

export interface ProgramEnd {
  code: number;
  output: string;
}

type Settings = Record<string, string>;

interface Options extends SpawnOptions {
  /** What is set beside what is set already. */
  settings?: Settings;
}

// Starts another Node program, whose words go straight to the terminal if nothing else is said.
export function startProgram(
  nodeArgs: string[],
  { settings, ...options }: Options = {},
): ChildProcess {
  const child = spawn(process.execPath, nodeArgs, {
    stdio: "inherit",
    env: { ...process.env, ...settings },
    ...options,
  });
  const passOn = (signal: NodeJS.Signals) => child.kill(signal);
  process.on("SIGINT", passOn).on("SIGTERM", passOn).on("SIGHUP", passOn);
  child.once("close", () => {
    process.off("SIGINT", passOn).off("SIGTERM", passOn).off("SIGHUP", passOn);
  });
  return child;
}

export async function runProgram(nodeArgs: string[], settings: Settings = {}): Promise<number> {
  return exitCode(startProgram(nodeArgs, { settings }));
}

export async function exitCode(child: ChildProcess): Promise<number> {
  const [code] = await once(child, "exit");
  return code ?? 1;
}

// Runs another program and keeps its words, to be shown only when something is wrong.
export function captureProgram(
  file: string,
  args: string[],
  { settings, ...options }: Options = {},
): Promise<ProgramEnd> {
  return readToEnd(spawn(file, args, { env: { ...process.env, ...settings }, ...options }));
}

async function readToEnd(child: ChildProcess): Promise<ProgramEnd> {
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  }
  const [code] = await once(child, "close");
  return { code: code ?? 1, output };
}

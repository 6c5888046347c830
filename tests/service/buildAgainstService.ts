import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { ResultPromise } from "execa";
import { type ProgramResult, startProgram } from "../../scripts/program.ts";
import { type Documents, makeDocuments } from "./documents.ts";
import { type Fault, startGeneratedService } from "./generatedService.ts";

export interface Build extends ProgramResult {
  /** Requests to the service: "AllBlogs hr". */
  asked: string[];
}

interface Options {
  documents?: Documents;
  pageCap?: number;
  fault?: Fault;
  env?: Record<string, string>;
}

let running: ResultPromise | undefined;

export const FEW_DOCUMENTS = makeDocuments({ blog: 2, destination: 1, program: 1 });

/** Builds the workspace in a folder against a service that keeps the contract, or breaks it. */
export async function buildAgainstService(
  folder: string,
  { documents = FEW_DOCUMENTS, pageCap = 20, fault, env = {} }: Options = {},
): Promise<Build> {
  const service = await startGeneratedService({ documents, pageCap, fault });
  try {
    const args = ["--import", "tsx", "scripts/build/build.ts"];
    running = startProgram(process.execPath, args, {
      cwd: folder,
      env: { CONTENT_URL: service.url, ...env },
      all: true,
    });
    const { exitCode = 1, all } = await running;
    const asked = service.requests.map(
      ({ operationName, variables }) =>
        `${operationName} ${String(variables.lang ?? Object.values(variables)[0])}`,
    );
    return { code: exitCode, output: String(all), asked };
  } finally {
    await service.close();
  }
}

/** Interrupts the running build at its first request, as Ctrl-C does. */
export const interruptBuild: Fault = () => running?.kill("SIGINT") ?? false;

/** Every built file with a hash of its content. */
export function snapshot(folder: string): Record<string, string> {
  const root = join(folder, "public");
  const files = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(
    files.map((file) => [
      file.slice(root.length),
      createHash("sha256").update(readFileSync(file)).digest("hex"),
    ]),
  );
}

/** Pages and their data only. */
export function pagesOf(all: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(all).filter(([name]) => /\.html$|page-data\.json$/.test(name)),
  );
}

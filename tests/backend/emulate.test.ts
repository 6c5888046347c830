import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  copyFileSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { EMULATOR_PORTS, PROJECT, readConfig } from "../../scripts/backend/addresses.ts";
import { findFreePort, isPortTaken } from "../../scripts/serve/port.ts";
import { REGION } from "../../src/inquiries/region.ts";
import { newInquiry, send } from "./requests.ts";

// A second backend of npm start, at its own ports.
const folder = realpathSync(mkdtempSync(join(tmpdir(), "emulate-")));
let ports: { functions: number; firestore: number };
let starter: ChildProcess;
let output = "";

beforeEach(async () => {
  const config = readConfig();
  ports = { functions: await findFreePort(), firestore: await findFreePort() };
  writeFileSync(join(folder, "firebase.json"), JSON.stringify(config));
  for (const name of [config.firestore.rules, config.firestore.indexes]) {
    copyFileSync(name, join(folder, name));
  }
  for (const name of ["functions", "node_modules"]) symlinkSync(resolve(name), join(folder, name));
  output = "";
  starter = spawn(
    process.execPath,
    [
      "--import",
      String(pathToFileURL(resolve("node_modules/tsx/dist/loader.mjs"))),
      resolve("scripts/backend/emulate.ts"),
    ],
    {
      cwd: folder,
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, [EMULATOR_PORTS]: `${ports.functions},${ports.firestore}` },
    },
  );
  for (const stream of [starter.stdout, starter.stderr]) {
    stream?.on("data", (text) => (output += text));
  }
});

afterEach(() => {
  starter.kill("SIGTERM");
  rmSync(folder, { recursive: true, force: true });
});

interface Process {
  pid: number;
  parent: number;
  command: string;
}

/** Descendants of a process that are still running. */
function processesBelow(pid: number | undefined): Process[] {
  const lines = execFileSync("ps", ["-A", "-o", "pid=,ppid=,stat=,args="], { encoding: "utf8" });
  const all = lines.split("\n").flatMap((line): Process[] => {
    const [, own, parent, state, command = ""] = /(\d+) +(\d+) +(\S+) +(.+)/.exec(line) ?? [];
    return state && !state.startsWith("Z")
      ? [{ pid: Number(own), parent: Number(parent), command }]
      : [];
  });
  const below = (one: number): Process[] =>
    all.filter(({ parent }) => parent === one).flatMap((child) => [child, ...below(child.pid)]);
  return pid === undefined ? [] : below(pid);
}

const isAlive = ({ pid }: Process): boolean => {
  const { stdout } = spawnSync("ps", ["-o", "stat=", "-p", String(pid)], { encoding: "utf8" });
  return stdout !== "" && !stdout.startsWith("Z");
};

it("says that the emulators have ended unexpectedly, and leaves none of their processes", async () => {
  await vi.waitFor(() => expect(output).toContain("The form works now."), { timeout: 60_000 });
  const url = `http://127.0.0.1:${ports.functions}/${PROJECT}/${REGION}/sendInquiry`;
  expect((await send(newInquiry(), undefined, url)).status).toBe(200);
  const started = processesBelow(starter.pid);
  const tools = started.find(({ command }) => command.includes("emulators:start"));
  expect(started.some(({ command }) => command.startsWith("java "))).toBe(true);
  expect(started.some(({ command }) => command.includes("functionsEmulatorRuntime"))).toBe(true);

  process.kill(tools?.pid ?? Number.NaN, "SIGKILL");
  const [code] = await once(starter, "exit");
  expect(code).toBe(1);
  expect(output).toContain("The Firebase emulators ended unexpectedly");
  expect([await isPortTaken(ports.functions), await isPortTaken(ports.firestore)]).toEqual([
    false,
    false,
  ]);
  await vi.waitFor(() => expect(started.filter(isAlive)).toEqual([]), { timeout: 20_000 });
});

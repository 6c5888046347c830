import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { runGatsby } from "../../../scripts/build/gatsby.ts";
import { listLostLinks } from "../../../src/build/lostLinks.ts";

let workspace = "";

beforeEach(() => {
  workspace = mkdtempSync(join(tmpdir(), "gatsby-"));
  mkdirSync(join(workspace, "node_modules/gatsby"), { recursive: true });
});

afterEach(() => rmSync(workspace, { recursive: true }));

function build(program: string, log: (line: string) => void = () => undefined): Promise<void> {
  writeFileSync(join(workspace, "node_modules/gatsby/cli.js"), program);
  return runGatsby({ workspace, env: process.env, log, isPrefixed: false });
}

const say = (type: string, payload: object): string =>
  `process.send(${JSON.stringify({ action: { type, payload } })});`;
const DONE = say("LOG", { level: "INFO", text: "Done building in 60 sec" });

it("says that Gatsby was ended, and does not wait for the workers that it left", async () => {
  const program = `const { spawn } = require("node:child_process");
    spawn("sleep", ["30"], { stdio: "inherit" }).on("spawn", () => process.kill(process.pid, "SIGKILL"));`;
  await expect(build(program)).rejects.toThrow("The build was stopped (SIGKILL)");
});

it("fails when Gatsby ended before the build was done", async () => {
  await expect(build(say("ACTIVITY_START", { text: "createPages" }))).rejects.toThrow(
    "Gatsby ended before the build was done",
  );
});

it("fails with Gatsby's first error message", async () => {
  const error = say("LOG", { level: "ERROR", text: "No such page." });
  await expect(build(`${error} process.exitCode = 1;`)).rejects.toThrow("No such page.");
});

it("shows the list of links without a page, whatever words are in it", async () => {
  const list = listLostLinks([
    'The blog "a" (hr) has in "content" a link to the blog "telemetry" …',
  ]);
  const log = vi.fn();
  await build(say("LOG", { level: "WARNING", text: list }) + DONE, log);
  expect(log.mock.calls).toEqual([[list]]);
  expect(list?.split("\n")).toEqual([
    "Links without a page, of which only the words are shown: 1",
    expect.stringMatching(/^ {2}The blog "a"/),
  ]);
  expect(listLostLinks([])).toBeNull();
});

it("is done when Gatsby says so", async () => {
  await expect(build(DONE)).resolves.toBeUndefined();
});

// Entry point of every npm script: `node scripts/run.mjs serve/start --port 9100`.
// Plain JavaScript without packages, because it runs before anything is installed.
import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { constants } from "node:os";
import { dirname, join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { installMissingPackages } from "./install.mjs";
import { whenOrphaned } from "./orphaned.mjs";

const IS_WINDOWS = process.platform === "win32";
// How long a command and its children may take to end.
const GRACE_IN_MS = 10_000;
const ECHO_IN_MS = 1000;
// These need the "dependencies" of package.json only, no development packages.
const LEAN_COMMANDS = ["serve/start", "serve/serve", "serve/content", "build/build", "backend/"];

const [command = "", ...args] = process.argv.slice(2);

process.chdir(resolve(dirname(fileURLToPath(import.meta.url)), ".."));
const { engines, scripts } = JSON.parse(readFileSync("package.json", "utf8"));
refuseOldNode(engines.node);
refuseUnknownCommand();
installPackages();
await runCommand();

function fail(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

function refuseOldNode(wanted) {
  if (wanted.split("||").some((range) => nodeIsWithin(range.trim()))) return;
  fail(
    `This project needs Node.js ${wanted.replaceAll("||", "or")}, but this is ${process.versions.node}: install one of these versions and start again.`,
  );
}

// nodeIsWithin("^20.19.0") on Node 20.20.2 => true; "^" keeps the first number, ">=" does not.
function nodeIsWithin(range) {
  const [major, minor] = process.versions.node.split(".").map(Number);
  const [wantedMajor, wantedMinor] = range.replace(/^\D+/, "").split(".").map(Number);
  if (major === wantedMajor) return minor >= wantedMinor;
  return range.startsWith(">=") && major > wantedMajor;
}

function refuseUnknownCommand() {
  if (/^[a-z/-]+$/.test(command) && existsSync(join("scripts", `${command}.ts`))) return;
  fail(`There is no command "${command}". The commands are: ${Object.keys(scripts).join(", ")}.`);
}

function installPackages() {
  const announcement = "Installing packages; the first time this takes a minute …";
  const isLean = LEAN_COMMANDS.some((one) => command.startsWith(one));
  if (installMissingPackages(".", announcement, { isLean })) return;
  fail(
    "The packages could not be installed (see npm's output above): check the network connection, then start again.",
  );
}

async function runCommand() {
  // The command gets its own process group, so that its orphans can be stopped.
  const child = spawn(
    process.execPath,
    ["--import", "tsx", join("scripts", `${command}.ts`), ...args],
    {
      stdio: "inherit",
      detached: !IS_WINDOWS,
      env: { GATSBY_TELEMETRY_DISABLED: "1", ...process.env },
    },
  );
  let lastStop = 0;
  const stop = (signal) => {
    // Terminal and npm both send a signal for one Ctrl-C; the second must not interrupt a clean
    // shutdown.
    if (Date.now() - lastStop < ECHO_IN_MS) return;
    lastStop = Date.now();
    child.kill(signal);
    setTimeout(() => kill(child.pid, "SIGKILL"), GRACE_IN_MS);
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, stop);
  whenOrphaned(() => stop("SIGTERM"));
  const code = await new Promise((done) => {
    child.on("exit", (status, signal) => done(status ?? 128 + (constants.signals[signal] ?? 0)));
  });
  await endGroup(child.pid);
  process.exit(code);
}

// False if the group has no process any more.
function kill(pid, signal) {
  try {
    return process.kill(IS_WINDOWS ? pid : -pid, signal);
  } catch {
    return false;
  }
}

// Stops the children of a command that was killed.
async function endGroup(pid) {
  if (IS_WINDOWS || !kill(pid, "SIGTERM")) return;
  for (const end = Date.now() + GRACE_IN_MS; Date.now() < end; await pause(50)) {
    if (!kill(pid, 0)) return;
  }
  kill(pid, "SIGKILL");
}

// The way in for every npm script: `node scripts/run.mjs serve/start --port 9100`.
// Plain JavaScript without packages, because it runs before anything is installed.
import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { constants } from "node:os";
import { dirname, join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { installWhatIsMissing } from "./install.mjs";
import { beginRun, endLostRuns, endRun, parentOf, unmarked } from "./leftovers.mjs";

const HOUSE = resolve(dirname(fileURLToPath(import.meta.url)), "..");
const IS_WINDOWS = process.platform === "win32";
// The time a command has to end after Ctrl-C, and what it has left behind after the command.
const COMMAND_GRACE_IN_MS = 10_000;
const STRAGGLER_GRACE_IN_MS = 500;
const ECHO_IN_MS = 1000;
const PARENT_WATCH_IN_MS = 500;
// These need "dependencies" of package.json only, not what checks, tests and tells.
const LEAN_COMMANDS = ["serve/start", "serve/serve", "serve/content", "build/build", "backend/"];

const [command = "", ...args] = process.argv.slice(2);

process.chdir(HOUSE);
refuseOldNode();
refuseUnknownCommand();
const run = beginRun();
watchOver();
await endLostRuns();
installPackages();
await runCommand();

function say(sentence) {
  process.stderr.write(`${sentence}\n`);
}

function readJson(path) {
  return JSON.parse(readFileSync(path, "utf8"));
}

function refuseOldNode() {
  const { node: wanted } = readJson("package.json").engines;
  if (wanted.split("||").some((range) => nodeIsWithin(range.trim()))) return;
  say(
    `This project needs Node.js ${wanted.replaceAll("||", "or")}, but this is ${process.versions.node}: install one of these versions and start again.`,
  );
  process.exit(1);
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
  const known = Object.keys(readJson("package.json").scripts).join(", ");
  say(`There is no command "${command}". The commands are: ${known}.`);
  process.exit(1);
}

function installPackages() {
  const announcement = "Installing packages; the first time this takes a minute …";
  const isLean = LEAN_COMMANDS.some((one) => command.startsWith(one));
  if (installWhatIsMissing(".", announcement, { isLean })) return;
  say(
    "The packages could not be installed (npm's own words are above): check the network connection, then start again.",
  );
  process.exit(1);
}

async function runCommand() {
  const script = join("scripts", `${command}.ts`);
  // The command leads a process group of its own, so that stopping it reaches every process below.
  const child = spawn(process.execPath, ["--import", "tsx", script, ...args], {
    // The channel carries no messages: when it breaks, the command knows that this process is gone.
    stdio: ["inherit", "inherit", "inherit", "ipc"],
    detached: !IS_WINDOWS,
    env: { GATSBY_TELEMETRY_DISABLED: "1", ...process.env },
  });
  let lastStop = 0;
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
    process.on(signal, () => {
      // The terminal and npm both send what one Ctrl-C means; the second must not cut short a clean end.
      if (Date.now() - lastStop < ECHO_IN_MS) return;
      lastStop = Date.now();
      stop(child.pid, signal);
      setTimeout(() => stop(child.pid, "SIGKILL"), COMMAND_GRACE_IN_MS);
    });
  }
  stopWithParent(child.pid);
  const code = await new Promise((done) => {
    child.on("exit", (status, signal) => done(status ?? 128 + (constants.signals[signal] ?? 0)));
  });
  await endStragglers(child.pid);
  await endRun(run);
  process.exit(code);
}

// Lives on when this process and all in its group are killed, and ends what belongs to the run.
function watchOver() {
  const watcher = spawn(process.execPath, [join("scripts", "watcher.mjs"), run], {
    stdio: ["pipe", "ignore", "ignore"],
    detached: true,
    env: unmarked(),
  });
  watcher.unref();
  watcher.stdin.unref();
}

// Whoever ends npm by its number ends only npm: no signal comes, but its shell, our parent, is orphaned,
// or we are where the shell has made room for us.
function stopWithParent(pid) {
  const isNpms = process.env.npm_lifecycle_event !== undefined;
  const family = () => [process.ppid, isNpms && parentOf(process.ppid)].join();
  const first = family();
  const watch = setInterval(() => {
    if (family() === first) return;
    clearInterval(watch);
    stop(pid, "SIGTERM");
  }, PARENT_WATCH_IN_MS);
}

// Answers whether there was anything left to stop.
function stop(pid, signal) {
  try {
    process.kill(IS_WINDOWS ? pid : -pid, signal);
    return true;
  } catch {
    return false;
  }
}

async function endStragglers(pid) {
  if (IS_WINDOWS || !stop(pid, "SIGTERM")) return;
  const end = Date.now() + STRAGGLER_GRACE_IN_MS;
  while (Date.now() < end) {
    await pause(50);
    if (!stop(pid, 0)) return;
  }
  stop(pid, "SIGKILL");
}

// Plain JavaScript without packages, because it runs before anything is installed.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const IS_WINDOWS = process.platform === "win32";
// npm prefers it to package-lock.json.
const SHRINKWRAP = "npm-shrinkwrap.json";

/**
 * Installs the packages of a folder's lock file that are missing; true if all are installed
 * afterwards. `isLean` leaves out development packages. Packages are never removed.
 */
export function installMissingPackages(folder, announcement, { isLean = false } = {}) {
  const copy = join(folder, SHRINKWRAP);
  // Left behind by an install that was killed.
  rmSync(copy, { force: true });
  if (isEverythingInstalled(folder, isLean)) return true;
  process.stderr.write(`${announcement}\n`);
  const withDev = !isLean || packagesOf(folder).some(([, { dev }]) => dev);
  // Not `npm ci`, which deletes all packages first: after each update, and when a command needs
  // development packages as well. The versions are those of the lock file, which is not changed.
  const install = [
    "install",
    "--no-save",
    withDev ? "--include=dev" : "--omit=dev",
    "--prefer-offline",
    "--no-audit",
    "--no-fund",
    "--loglevel=error",
  ];
  writeResolvedUrls(folder, copy);
  const { status } = runNpm(install, folder);
  rmSync(copy, { force: true });
  return status === 0 && isEverythingInstalled(folder, isLean);
}

/** Returns npm's exit status, and its output if `output` is "pipe". */
function runNpm(args, cwd, output = "inherit") {
  const npm = process.env.npm_execpath;
  const errors = output === "pipe" ? "ignore" : "inherit";
  const options = { cwd, stdio: ["inherit", output, errors], encoding: "utf8" };
  const { status, stdout } = npm?.endsWith("npm-cli.js")
    ? spawnSync(process.execPath, [npm, ...args], options)
    : spawnSync("npm", args, { ...options, shell: IS_WINDOWS });
  return { status, stdout: stdout?.trim() ?? "" };
}

/**
 * The lock file has no `resolved` URLs, so npm would look up each package: half as much processor
 * time again, with and without its cache, and 110 MB more to download. We look up one, and derive
 * the URLs of the others in a copy of the lock file.
 */
function writeResolvedUrls(folder, copy) {
  const lock = readJson(join(folder, "package-lock.json"));
  const entries = Object.entries(lock.packages)
    .filter(([, { integrity, resolved }]) => integrity && !resolved)
    .map(([path, entry]) => ({ entry, name: entry.name ?? path.split("node_modules/").pop() }));
  const [first] = entries;
  if (!first) return;
  const ask = ["view", `${first.name}@${first.entry.version}`, "dist.tarball", "--fetch-retries=0"];
  const { stdout } = runNpm(ask, folder, "pipe");
  const end = tarballPath(first);
  if (!stdout.endsWith(end)) return;
  const registry = stdout.slice(0, -end.length);
  for (const each of entries) each.entry.resolved = registry + tarballPath(each);
  writeFileSync(copy, JSON.stringify(lock));
}

// tarballPath({ name: "@img/sharp", entry: { version: "1.2.3" } }) => "/@img/sharp/-/sharp-1.2.3.tgz"
function tarballPath({ name, entry: { version } }) {
  return `/${name}/-/${name.split("/").pop()}-${version}.tgz`;
}

// Compares npm's record of node_modules with the lock file.
// Optional packages are ignored, because most of them are for other operating systems.
function isEverythingInstalled(folder, isLean) {
  const installed = Object.fromEntries(packagesOf(folder));
  return Object.entries(readJson(join(folder, "package-lock.json")).packages).every(
    ([path, { version, optional, link, dev, devOptional }]) =>
      path === "" ||
      optional ||
      link ||
      (isLean && (dev || devOptional)) ||
      installed[path]?.version === version,
  );
}

function packagesOf(folder) {
  const written = join(folder, "node_modules/.package-lock.json");
  return existsSync(written) ? Object.entries(readJson(written).packages) : [];
}

function readJson(path) {
  return JSON.parse(readFileSync(path, "utf8"));
}

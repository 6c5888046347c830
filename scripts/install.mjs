// Plain JavaScript without packages, because it runs before anything is installed.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const IS_WINDOWS = process.platform === "win32";
// npm prefers it to package-lock.json.
const WITH_ADDRESSES = "npm-shrinkwrap.json";

/**
 * Answers whether all packages that the lock file of a folder names are there, in the end. Without
 * those of development there are fewer; what is there already is never taken away.
 */
export function installWhatIsMissing(folder, announcement, { isLean = false } = {}) {
  const copy = join(folder, WITH_ADDRESSES);
  // An install that was killed has left it.
  rmSync(copy, { force: true });
  if (everythingIsInstalled(folder, isLean)) return true;
  process.stderr.write(`${announcement}\n`);
  const withDev = !isLean || packagesOf(folder).some(([, { dev }]) => dev);
  // Not `npm ci`: that gives up where a registry lacks the binaries of some other operating system.
  // The versions are the lock file's all the same, and it stays as it is.
  const install = [
    "install",
    "--no-save",
    withDev ? "--include=dev" : "--omit=dev",
    "--prefer-offline",
    "--no-audit",
    "--no-fund",
    "--loglevel=error",
  ];
  writeAddresses(folder, copy);
  const { status } = runNpm(install, folder);
  rmSync(copy, { force: true });
  return status === 0 && everythingIsInstalled(folder, isLean);
}

/** Answers npm's status, and what it said where that is asked for. */
function runNpm(args, cwd, output = "inherit") {
  const npm = process.env.npm_execpath;
  const errors = output === "pipe" ? "ignore" : "inherit";
  const options = { cwd, stdio: ["inherit", output, errors], encoding: "utf8" };
  const { status, stdout } = npm?.endsWith("npm-cli.js")
    ? spawnSync(process.execPath, [npm, ...args], options)
    : spawnSync("npm", args, { ...options, shell: IS_WINDOWS });
  return { status, said: stdout?.trim() ?? "" };
}

/**
 * The lock file names no registry, so npm would ask where each package lies, which takes as long as
 * fetching it. It is asked for one, and finds the others beside that in a copy of the lock file.
 */
function writeAddresses(folder, copy) {
  const lock = readJson(join(folder, "package-lock.json"));
  const entries = Object.entries(lock.packages)
    .filter(([, { integrity, resolved }]) => integrity && !resolved)
    .map(([path, entry]) => ({ entry, name: entry.name ?? path.split("node_modules/").pop() }));
  const [first] = entries;
  if (!first) return;
  const ask = ["view", `${first.name}@${first.entry.version}`, "dist.tarball", "--fetch-retries=0"];
  const { said } = runNpm(ask, folder, "pipe");
  const end = placeOf(first);
  if (!said.endsWith(end)) return;
  const registry = said.slice(0, -end.length);
  for (const each of entries) each.entry.resolved = registry + placeOf(each);
  writeFileSync(copy, JSON.stringify(lock));
}

// placeOf({ name: "@img/sharp", entry: { version: "1.2.3" } }) => "/@img/sharp/-/sharp-1.2.3.tgz"
function placeOf({ name, entry: { version } }) {
  return `/${name}/-/${name.split("/").pop()}-${version}.tgz`;
}

// npm writes down what it has put into node_modules; this compares that with the lock file.
// Optional packages are passed over, because most of them are for other operating systems.
function everythingIsInstalled(folder, isLean) {
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

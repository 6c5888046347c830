// Plain JavaScript without packages, because it runs before anything is installed.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

const IS_WINDOWS = process.platform === "win32";

function readJson(path) {
  return JSON.parse(readFileSync(path, "utf8"));
}

// Answers whether all packages that the lock file of a folder names are there, in the end.
export function installWhatIsMissing(folder, announcement) {
  if (everythingIsInstalled(folder)) return true;
  process.stderr.write(`${announcement}\n`);
  const npm = process.env.npm_execpath;
  // Not `npm ci`: that gives up where a registry lacks the binaries of some other operating system.
  // The versions are the lock file's all the same, and it stays as it is.
  const install = [
    "install",
    "--no-save",
    "--include=dev",
    "--no-audit",
    "--no-fund",
    "--loglevel=error",
  ];
  const options = { cwd: folder, stdio: "inherit" };
  const { status } = npm?.endsWith("npm-cli.js")
    ? spawnSync(process.execPath, [npm, ...install], options)
    : spawnSync("npm", install, { ...options, shell: IS_WINDOWS });
  return status === 0 && everythingIsInstalled(folder);
}

// npm writes down what it has put into node_modules; this compares that with the lock file.
// Optional packages are passed over, because most of them are for other operating systems.
function everythingIsInstalled(folder) {
  const written = join(folder, "node_modules/.package-lock.json");
  if (!existsSync(written)) return false;
  const installed = readJson(written).packages;
  return Object.entries(readJson(join(folder, "package-lock.json")).packages).every(
    ([path, { version, optional, link }]) =>
      path === "" || optional || link || installed[path]?.version === version,
  );
}

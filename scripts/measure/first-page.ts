import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { runAsCommand } from "../command.ts";
import { findFreePort } from "../serve/port.ts";

// npm run bench:start: how long whoever has just cloned this waits, second by second. What is committed
// is measured; `--empty-cache` lets npm fetch every package anew.

/** What `npm start` says when something is done, and what that is. */
const MARKS: [RegExp, string][] = [
  [/^The site is built: /, "installed"],
  [/^The site is built, in /, "built"],
  [/^The site is at /, "first page"],
  [/^The form (works now|cannot send)/, "form"],
];

const SECOND = [/^The site is at /, "first page of the second start"] as const;

async function start(house: string, marks: readonly (readonly [RegExp, string])[], cache: object) {
  const began = performance.now();
  const npm = spawn("npm", ["start", "--", "--port", String(await findFreePort())], {
    cwd: house,
    stdio: ["ignore", "pipe", "inherit"],
    detached: true,
    env: { ...process.env, ...cache },
  });
  const ended = once(npm, "exit");
  const missing = [...marks];
  for await (const line of createInterface(npm.stdout)) {
    const place = missing.findIndex(([pattern]) => pattern.test(line));
    const [mark] = place < 0 ? [] : missing.splice(place, 1);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    console.log(mark ? `${mark[1]}: ${seconds} s` : `  ${line}`);
    if (missing.length === 0) break;
  }
  // As Ctrl-C does, which npm leaves to whoever is below it.
  if (npm.pid) process.kill(-npm.pid, "SIGINT");
  await ended;
}

void runAsCommand("first-page", async (args) => {
  const folder = mkdtempSync(join(tmpdir(), "first-page-"));
  const house = join(folder, "house");
  const cache = args.includes("--empty-cache") ? { npm_config_cache: join(folder, "npm") } : {};
  const load = () => `load ${loadavg()[0]?.toFixed(1)}`;
  try {
    spawnSync("git", ["clone", "--quiet", process.cwd(), house], { stdio: "inherit" });
    console.log(`A fresh clone, ${load()}`);
    await start(house, MARKS, cache);
    console.log(`The same once more, ${load()}`);
    await start(house, [SECOND], cache);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

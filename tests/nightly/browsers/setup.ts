import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { execa } from "execa";
import type { TestProject } from "vitest/node";
import { ensureTestSite } from "../../../scripts/build/ensureTestBuilds.ts";
import { TEST_SITE } from "../../../scripts/build/workspaces.ts";
import { installFromDebian } from "../../../scripts/debian.ts";
import { findFreePort } from "../../../scripts/serve/port.ts";
import { serveSite } from "../../../scripts/serve/serve.ts";
import { findOnPath } from "../../../scripts/tests/browser.ts";
import type { Engine } from "./drivers.ts";

const PATIENCE_IN_MS = 60_000;

/** No background requests, and no mail program for mailto links. */
const FIREFOX_PREFERENCES = {
  "app.update.enabled": false,
  "browser.shell.checkDefaultBrowser": false,
  "browser.startup.homepage_override.mstone": "ignore",
  "datareporting.policy.dataSubmissionEnabled": false,
  // A window without a screen is never the foremost, and would get no keys.
  "focusmanager.testmode": true,
  "intl.accept_languages": "en-US",
  "network.captive-portal-service.enabled": false,
  "network.connectivity-service.enabled": false,
  "network.protocol-handler.external.mailto": false,
};

/**
 * WebKit's window is at least as wide as its toolbar, which this style makes as narrow as a
 * telephone.
 */
const NARROW_BAR =
  "* { font-size: 1px; min-width: 0; min-height: 0; padding: 0; margin: 0; border: 0; } image { -gtk-icon-transform: scale(0.01); }";

const FIREFOX = ["firefox-esr", "firefox"];

const stops: (() => unknown)[] = [];

function start(file: string, args: string[], env: Record<string, string> = {}) {
  const program = execa(file, args, {
    env,
    all: true,
    stdin: "ignore",
    reject: false,
    forceKillAfterDelay: 3000,
  });
  stops.unshift(() => {
    program.kill();
    return program;
  });
  return program;
}

/** Resolves with what the pattern matches in the output of the program. */
function waitForOutput(program: ReturnType<typeof start>, pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let words = "";
    const fail = () => reject(new Error(`${program.spawnfile} did not start: ${words}`));
    setTimeout(fail, PATIENCE_IN_MS).unref();
    void program.then(fail);
    program.all.on("data", (chunk) => {
      words += chunk;
      const [, found] = pattern.exec(words) ?? [];
      if (found) resolve(found);
    });
  });
}

async function untilAnswering(url: string): Promise<void> {
  const end = Date.now() + PATIENCE_IN_MS;
  while (!(await fetch(url).catch(() => undefined))) {
    if (Date.now() > end) throw new Error(`Nothing answers at ${url}.`);
    await pause(50);
  }
}

/** How each engine is found and started; `start` returns the URL of its driver. */
const ENGINES: Record<
  Engine,
  { packages: string[]; isHere(): boolean; start(folder: string): Promise<string> }
> = {
  firefox: {
    packages: ["firefox-esr"],
    isHere: () => findOnPath(FIREFOX) !== undefined,
    start: async (folder) => {
      const preferences = Object.entries(FIREFOX_PREFERENCES).map(
        ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`,
      );
      writeFileSync(join(folder, "user.js"), preferences.join("\n"));
      const firefox = start(findOnPath(FIREFOX) ?? "firefox", [
        ...["--headless", "--no-remote", "--remote-debugging-port=0", "--profile", folder],
        // Without a first page the focus is in the address bar.
        "data:text/html,",
      ]);
      return `${await waitForOutput(firefox, /WebDriver BiDi listening on (ws:\S+)/)}/session`;
    },
  },
  webkit: {
    packages: ["webkit2gtk-driver", "xvfb"],
    isHere: () => ["WebKitWebDriver", "Xvfb"].every((name) => findOnPath([name])),
    start: async (folder) => {
      await mkdir(join(folder, "gtk-3.0"));
      writeFileSync(join(folder, "gtk-3.0", "gtk.css"), NARROW_BAR);
      const screen = ["-screen", "0", "1280x1000x24", "-nolisten", "tcp"];
      const display = await waitForOutput(
        start("Xvfb", ["-displayfd", "1", ...screen]),
        /^(\d+)$/m,
      );
      const url = `http://127.0.0.1:${await findFreePort()}`;
      start("WebKitWebDriver", [`--port=${new URL(url).port}`], {
        DISPLAY: `:${display}`,
        GDK_BACKEND: "x11",
        NO_AT_BRIDGE: "1",
        XDG_CONFIG_HOME: folder,
        LANGUAGE: "en",
      });
      await untilAnswering(`${url}/status`);
      return url;
    },
  },
};

async function openSite(): Promise<string> {
  const givenUrl = process.env.BROWSERS_URL;
  if (givenUrl) {
    const answer = await fetch(givenUrl).catch(() => undefined);
    if (!answer?.ok) throw new Error(`No site answers at BASE_URL, ${givenUrl}.`);
    return givenUrl;
  }
  await ensureTestSite();
  const site = await serveSite({ port: 0, directory: TEST_SITE });
  stops.unshift(site.close);
  return site.url;
}

async function stopAll(): Promise<void> {
  for (const stop of stops.splice(0)) await stop();
}

/** Vitest's global setup of the project: starts the site and the installed engines. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const chosen = (process.env.BROWSERS || "firefox,webkit").split(",") as Engine[];
  const missing: string[] = [];
  const engines: Partial<Record<Engine, string>> = {};
  try {
    for (const engine of chosen) {
      const { packages, isHere, start } = ENGINES[engine];
      if (!isHere()) packages.every(installFromDebian);
      if (!isHere()) {
        missing.push(`${engine} was left out: on Debian, apt-get install ${packages.join(" ")}.`);
        continue;
      }
      const folder = mkdtempSync(join(tmpdir(), `${engine}-`));
      // The exit also comes after a signal.
      process.once("exit", () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
      engines[engine] = await start(folder);
    }
    if (Object.keys(engines).length === 0) throw new Error(missing.join("\n"));
    project.provide("engines", engines);
    project.provide("site", await openSite());
  } catch (error) {
    await stopAll();
    throw error;
  }
  return async () => {
    await stopAll();
    if (missing.length > 0) console.log(missing.join("\n"));
  };
}

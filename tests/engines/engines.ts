import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { delimiter, join, resolve } from "node:path";
import { installFromDebian, mayInstallFromDebian } from "../../scripts/debian.ts";
import { isAlive } from "../../scripts/isAlive.ts";
import { findWholeBrowser } from "../../scripts/tests/browser.ts";
import type { Circumstances, Driver, Engine } from "./driver.ts";
import { startChromium, startFirefox } from "./puppeteer.ts";
import { startWebKit } from "./webdriver.ts";

/** Profiles and settings of the engines, each in a folder that bears the number of our process. */
const FOLDER = ".build/engines";

const LIBRARIES = "/usr/lib";

interface Provision {
  /** Where its programs are; undefined while one of them is missing. */
  find(): Record<string, string> | undefined;
  /** Debian's packages. */
  packages: string[];
  start(programs: Record<string, string>, folder: string, how: Circumstances): Promise<Driver>;
}

const onPath = (names: string[]): string | undefined =>
  (process.env.PATH ?? "")
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((file) => existsSync(file));

/** The small browser around WebKitGTK lies beside the library: /usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser */
function findMiniBrowser(): string | undefined {
  if (!existsSync(LIBRARIES)) return undefined;
  return readdirSync(LIBRARIES)
    .flatMap((folder) =>
      ["webkit2gtk-4.1", "webkit2gtk-4.0"].map((version) => join(LIBRARIES, folder, version)),
    )
    .map((folder) => join(folder, "MiniBrowser"))
    .find((file) => existsSync(file));
}

/** allOf({ a: "/bin/a", b: undefined }) => undefined */
function allOf(programs: Record<string, string | undefined>): Record<string, string> | undefined {
  const found: Record<string, string> = {};
  for (const [name, file] of Object.entries(programs)) {
    if (file === undefined) return undefined;
    found[name] = file;
  }
  return found;
}

const PROVISIONS: Record<Engine, Provision> = {
  chromium: {
    find: () => allOf({ browser: findWholeBrowser() }),
    packages: ["chromium"],
    start: ({ browser = "" }, folder, how) => startChromium(browser, folder, how),
  },
  firefox: {
    find: () => allOf({ browser: process.env.FIREFOX_PATH ?? onPath(["firefox-esr", "firefox"]) }),
    packages: ["firefox-esr"],
    start: ({ browser = "" }, folder, how) => startFirefox(browser, folder, how),
  },
  webkit: {
    find: () =>
      allOf({
        browser: findMiniBrowser(),
        driver: onPath(["WebKitWebDriver"]),
        display: onPath(["Xvfb"]),
      }),
    packages: ["webkit2gtk-driver", "xvfb"],
    start: ({ browser = "", driver = "", display = "" }, folder, how) =>
      startWebKit({ browser, driver, display }, folder, how),
  },
};

/** What is missing, in a sentence; "" once the engine is there. */
export function provide(engine: Engine, mayInstall: boolean, say: (line: string) => void): string {
  const { find, packages } = PROVISIONS[engine];
  if (find()) return "";
  if (mayInstall && mayInstallFromDebian()) {
    say(`Installing ${packages.join(" and ")} for ${engine} …`);
    for (const name of packages) installFromDebian(name);
    if (find()) return "";
  }
  return `${engine} is not here: install Debian's ${packages.join(" and ")}, or walk without it.`;
}

export async function startEngine(engine: Engine, how: Circumstances): Promise<Driver> {
  const { find, start } = PROVISIONS[engine];
  const programs = find();
  if (!programs) throw new Error(`${engine} is not here.`);
  tidyUp();
  mkdirSync(FOLDER, { recursive: true });
  const folder = mkdtempSync(join(resolve(FOLDER), `${process.pid}-${engine}-`));
  return start(programs, folder, how);
}

/** Takes away what earlier runs have left: an engine writes into its folder even while it ends. */
function tidyUp(): void {
  if (!existsSync(FOLDER)) return;
  for (const name of readdirSync(FOLDER)) {
    const owner = Number.parseInt(name, 10);
    if (owner !== process.pid && !isAlive(owner)) {
      rmSync(join(FOLDER, name), { recursive: true, force: true });
    }
  }
}

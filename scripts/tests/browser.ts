import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";
import { installFromDebian, isRoot, mayInstallFromDebian, runs } from "../debian.ts";

// Made for tests: without the windows of a whole browser it takes half the processor's time.
const SHELL = "chromium-headless-shell";
const WHOLE = ["chromium", "chromium-browser", "google-chrome"];

const LETTERS = "/usr/share/fonts/truetype/liberation";
const LETTERS_PACKAGE = "fonts-liberation";

// A test browser talks to the site under test and to nobody else.
const QUIET = ["--disable-background-networking", "--disable-component-update", "--disable-sync"];

// Chromium refuses to put the root user into its sandbox.
export const BROWSER_ARGUMENTS = isRoot() ? [...QUIET, "--no-sandbox"] : QUIET;

export const findOnPath = (names: string[]): string | undefined =>
  names.flatMap(placesOf).find(isProgram);

// A browser as people have it: Playwright's own, the one CHROMIUM_PATH names, or one on the PATH.
export function findWholeBrowser(): string | undefined {
  const named = [chromium.executablePath(), process.env.CHROMIUM_PATH ?? ""].find(isProgram);
  return named ?? findOnPath(WHOLE);
}

// What tests run in: the one CHROMIUM_PATH names, a shell, or a whole browser.
export function findBrowser(): string | undefined {
  const named = [process.env.CHROMIUM_PATH ?? ""].find(isProgram);
  return named ?? findOnPath([SHELL]) ?? findWholeBrowser();
}

const asked = new Set<string>();

// Whoever could not give it the first time cannot give it the second time.
function installOnce(name: string, what: string): void {
  if (asked.has(name) || !mayInstallFromDebian()) return;
  asked.add(name);
  console.log(`Installing ${what} …`);
  installFromDebian(name);
}

// Finds what tests run in, or installs it, saying so; the answer is its path.
export function ensureBrowser(): string {
  const isChosen = process.env.CHROMIUM_PATH !== undefined || findOnPath([SHELL]) !== undefined;
  if (!isChosen) installOnce(SHELL, "a browser for the tests");
  return findBrowser() ?? ensureWholeBrowser();
}

// A language's name in the list of languages has letters that the page's own fonts lack, and stands as it
// was approved only with the font that Debian recommends beside its browser.
function ensureLetters(): void {
  if (existsSync(LETTERS)) return;
  installOnce(LETTERS_PACKAGE, "the letters that pictures were approved with");
}

// For what is measured or compared with a picture: the shell draws letters by a hair otherwise, and fetches
// pictures that a browser leaves for later.
export function ensureWholeBrowser(): string {
  ensureLetters();
  const present = findWholeBrowser();
  if (present !== undefined) return present;
  console.log("Installing a browser to measure with …");
  if (!runs(process.execPath, ["node_modules/playwright/cli.js", "install", "chromium"])) {
    console.log("Playwright's browser could not be downloaded; asking Debian for Chromium …");
    installFromDebian("chromium");
  }
  const installed = findWholeBrowser();
  if (installed !== undefined) return installed;
  throw new Error(
    "The tests need Chromium and it could not be installed: install Chromium or Chrome, or set CHROMIUM_PATH to its program file.",
  );
}

function placesOf(name: string): string[] {
  return (process.env.PATH ?? "").split(delimiter).map((folder) => join(folder, name));
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";
import { installFromDebian, isRoot, mayInstallFromDebian, succeeds } from "../debian.ts";

// Made for tests: takes half the processor time of a full browser.
const HEADLESS_SHELL = "chromium-headless-shell";
const FULL_BROWSERS = ["chromium", "chromium-browser", "google-chrome"];

const FONTS_FOLDER = "/usr/share/fonts/truetype/liberation";
const FONTS_PACKAGE = "fonts-liberation";

// A test browser connects to the site under test only.
const QUIET = ["--disable-background-networking", "--disable-component-update", "--disable-sync"];

// Chromium's sandbox does not work for root.
export const BROWSER_ARGUMENTS = isRoot() ? [...QUIET, "--no-sandbox"] : QUIET;

export const findOnPath = (names: string[]): string | undefined =>
  names.flatMap(pathCandidates).find(isProgram);

// A full browser: Playwright's own, the one in CHROMIUM_PATH, or one on the PATH.
export function findFullBrowser(): string | undefined {
  const named = [chromium.executablePath(), process.env.CHROMIUM_PATH ?? ""].find(isProgram);
  return named ?? findOnPath(FULL_BROWSERS);
}

// The browser for tests: the one in CHROMIUM_PATH, a headless shell, or a full browser.
export function findBrowser(): string | undefined {
  const named = [process.env.CHROMIUM_PATH ?? ""].find(isProgram);
  return named ?? findOnPath([HEADLESS_SHELL]) ?? findFullBrowser();
}

const tried = new Set<string>();

// An install that failed is not tried again.
function installOnce(name: string, what: string): void {
  if (tried.has(name) || !mayInstallFromDebian()) return;
  tried.add(name);
  console.log(`Installing ${what} …`);
  installFromDebian(name);
}

// Finds or installs the browser for tests; returns its path.
export function ensureBrowser(): string {
  const isChosen =
    process.env.CHROMIUM_PATH !== undefined || findOnPath([HEADLESS_SHELL]) !== undefined;
  if (!isChosen) installOnce(HEADLESS_SHELL, "a browser for the tests");
  return findBrowser() ?? ensureFullBrowser();
}

// The list of languages has letters that the page's fonts lack. The approved pictures show them in
// the font that Debian recommends for Chromium.
function ensureFonts(): void {
  if (existsSync(FONTS_FOLDER)) return;
  installOnce(FONTS_PACKAGE, "the fonts that pictures were approved with");
}

// For measurements and screenshots: the headless shell renders text slightly differently, and loads
// lazy images early.
export function ensureFullBrowser(): string {
  ensureFonts();
  const present = findFullBrowser();
  if (present !== undefined) return present;
  console.log("Installing a browser to measure with …");
  if (!succeeds(process.execPath, ["node_modules/playwright/cli.js", "install", "chromium"])) {
    console.log("Playwright's browser could not be downloaded; installing Debian's Chromium …");
    installFromDebian("chromium");
  }
  const installed = findFullBrowser();
  if (installed !== undefined) return installed;
  throw new Error(
    "The tests need Chromium and it could not be installed: install Chromium or Chrome, or set CHROMIUM_PATH to its program file.",
  );
}

function pathCandidates(name: string): string[] {
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

import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";
import { installFromDebian, isRoot, runs } from "../debian.ts";

const NAMES_ON_THE_PATH = ["chromium", "chromium-browser", "google-chrome"];

// A test browser talks to the site under test and to nobody else.
const QUIET = ["--disable-background-networking", "--disable-component-update", "--disable-sync"];

// Chromium refuses to put the root user into its sandbox.
export const BROWSER_ARGUMENTS = isRoot() ? [...QUIET, "--no-sandbox"] : QUIET;

// The path of a Chromium: Playwright's own, the one CHROMIUM_PATH names, or one on the PATH.
export function findBrowser(): string | undefined {
  return [
    chromium.executablePath(),
    process.env.CHROMIUM_PATH ?? "",
    ...NAMES_ON_THE_PATH.flatMap(placesOf),
  ].find(isProgram);
}

// Finds a browser or installs one, saying what it does; the answer is its path.
export function ensureBrowser(say: (sentence: string) => void = console.log): string {
  const present = findBrowser();
  if (present !== undefined) return present;
  say("Installing a browser for the tests …");
  if (!runs(process.execPath, ["node_modules/playwright/cli.js", "install", "chromium"])) {
    say("Playwright's browser could not be downloaded; asking Debian for Chromium …");
    installFromDebian("chromium");
  }
  const installed = findBrowser();
  if (installed !== undefined) return installed;
  throw new Error(
    "The tests need Chromium and it could not be installed: install Chromium or Chrome, or set CHROMIUM_PATH to its program file.",
  );
}

function placesOf(name: string): string[] {
  return (process.env.PATH ?? "").split(delimiter).map((folder) => join(folder, name));
}

function isProgram(path: string): boolean {
  if (path === "" || !existsSync(path)) return false;
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

import { rm } from "node:fs/promises";
import { buildStorybook, STORYBOOK_DIRECTORY } from "../build/storybook-build.ts";
import { runAsCommand } from "../command.ts";
import { runNode } from "../program.ts";
import { ensureBrowser } from "./browser.ts";

const ARCHIVES = ".build/chromatic";
const CONFIG = "tests/chromatic/playwright.config.ts";
const PLAYWRIGHT = "node_modules/@playwright/test/cli.js";

/** What stands in one of Chromatic's projects, and how it gets there. */
interface Part {
  name: string;
  /** The setting that holds the project's token. */
  token: string;
  /** Answers how Chromatic's own command finds what was made. */
  prepare(): Promise<Sending>;
}

interface Sending {
  args: string[];
  settings?: Record<string, string>;
}

// Chromatic keeps stories and pages apart, each in a project of its own.
const PARTS: Part[] = [
  { name: "book", token: "CHROMATIC_PROJECT_TOKEN", prepare: prepareBook },
  { name: "pages", token: "CHROMATIC_PAGES_PROJECT_TOKEN", prepare: preparePages },
];

async function prepareBook(): Promise<Sending> {
  await buildStorybook();
  return { args: ["--storybook-build-dir", STORYBOOK_DIRECTORY] };
}

// Every kind of page in every mode is opened here and put by with all that it is made of.
async function preparePages(): Promise<Sending> {
  ensureBrowser();
  await rm(ARCHIVES, { recursive: true, force: true });
  // Loaded here and not above: it brings all of Gatsby along.
  const { buildSite } = await import("../build/build.ts");
  await buildSite();
  const settings = { CHROMATIC_ARCHIVE_LOCATION: ARCHIVES };
  const code = await runNode([PLAYWRIGHT, "test", `--config=${CONFIG}`], settings);
  if (code !== 0) throw new Error("Not every page could be opened; the reason is above.");
  return { args: ["--playwright"], settings };
}

// Sends the book, the pages or both to Chromatic, in every mode of .storybook/modes.ts. Of both,
// what there is a token for is sent; one alone: npm run chromatic -- pages
void runAsCommand("chromatic", async (args) => {
  const named = PARTS.filter(({ name }) => name === args[0]);
  const more = named.length > 0 ? args.slice(1) : args;
  const wanted = named.length > 0 ? named : PARTS;
  const parts = wanted.filter(({ token }) => process.env[token]);
  if (parts.length === 0) {
    const tokens = wanted.map(({ token }) => token).join(" or ");
    throw new Error(
      `Nothing can be sent without ${tokens}: copy the project's token from its settings at Chromatic (Manage, Configure) and set it, as in ${wanted[0]?.token}=… npm run chromatic.`,
    );
  }
  for (const { token, prepare } of parts) {
    const sending = await prepare();
    const code = await runNode(["node_modules/chromatic/dist/bin.cjs", ...sending.args, ...more], {
      ...sending.settings,
      CHROMATIC_PROJECT_TOKEN: process.env[token] ?? "",
    });
    if (code !== 0) process.exitCode = code;
  }
});

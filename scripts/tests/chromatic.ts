import { rm } from "node:fs/promises";
import { buildStorybook, STORYBOOK_DIRECTORY } from "../build/storybook-build.ts";
import { runAsCommand } from "../command.ts";
import { runNode } from "../program.ts";
import { ensureBrowser } from "./browser.ts";

const ARCHIVES = ".build/chromatic";
const CONFIG = "tests/chromatic/playwright.config.ts";
const PLAYWRIGHT = "node_modules/@playwright/test/cli.js";

/** A project at Chromatic, and how its content is built. */
interface ChromaticProject {
  name: string;
  /** The environment variable with the project's token. */
  token: string;
  /** Builds the content; returns arguments for Chromatic's command line. */
  prepare(): Promise<ChromaticInput>;
}

interface ChromaticInput {
  args: string[];
  settings?: Record<string, string>;
}

// Stories and pages are two projects at Chromatic.
const CHROMATIC_PROJECTS: ChromaticProject[] = [
  { name: "storybook", token: "CHROMATIC_PROJECT_TOKEN", prepare: prepareStorybook },
  { name: "pages", token: "CHROMATIC_PAGES_PROJECT_TOKEN", prepare: preparePages },
];

// The statistics of the build say which stories a change can touch; only those are pictured anew.
async function prepareStorybook(): Promise<ChromaticInput> {
  await buildStorybook("--stats-json");
  return { args: ["--storybook-build-dir", STORYBOOK_DIRECTORY, "--only-changed"] };
}

// Opens every kind of page in the modes of pictures and archives it with its resources.
async function preparePages(): Promise<ChromaticInput> {
  ensureBrowser();
  await rm(ARCHIVES, { recursive: true, force: true });
  // Imported here, because it loads all of Gatsby.
  const { buildSite } = await import("../build/build.ts");
  await buildSite();
  const settings = { CHROMATIC_ARCHIVE_LOCATION: ARCHIVES };
  const code = await runNode([PLAYWRIGHT, "test", `--config=${CONFIG}`], settings);
  if (code !== 0) throw new Error("Not every page could be opened: see the output above.");
  return { args: ["--playwright"], settings };
}

// Sends stories and pages to Chromatic, in the modes that .storybook/modes.ts names for pictures, as far as there is a token.
// One of the two: npm run chromatic -- pages
void runAsCommand("chromatic", async (args) => {
  const named = CHROMATIC_PROJECTS.filter(({ name }) => name === args[0]);
  const more = named.length > 0 ? args.slice(1) : args;
  const wanted = named.length > 0 ? named : CHROMATIC_PROJECTS;
  const projects = wanted.filter(({ token }) => process.env[token]);
  if (projects.length === 0) {
    const tokens = wanted.map(({ token }) => token).join(" or ");
    throw new Error(
      `Nothing can be sent without ${tokens}: copy the project's token from its settings at Chromatic (Manage, Configure) and set it, as in ${wanted[0]?.token}=… npm run chromatic.`,
    );
  }
  for (const { token, prepare } of projects) {
    const input = await prepare();
    const code = await runNode(["node_modules/chromatic/dist/bin.cjs", ...input.args, ...more], {
      ...input.settings,
      CHROMATIC_PROJECT_TOKEN: process.env[token] ?? "",
    });
    if (code !== 0) process.exitCode = code;
  }
});

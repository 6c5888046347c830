import { runAsCommand } from "../command.ts";
import { runProgram } from "../program.ts";
import { hashesOf, writeRecord } from "./record.ts";

export const STORYBOOK_DIRECTORY = "storybook-static";

export const BOOK_SOURCES = [
  ".storybook",
  "art/map",
  "design-tokens",
  "locales",
  "package-lock.json",
  "src",
  "stories",
];

// Writes the book of components as plain files, to be put on any host.
export async function buildStorybook(): Promise<void> {
  const sources = hashesOf(BOOK_SOURCES);
  const code = await runProgram([
    "node_modules/storybook/dist/bin/dispatcher.js",
    "build",
    "--output-dir",
    STORYBOOK_DIRECTORY,
    "--loglevel",
    "warn",
    "--disable-telemetry",
  ]);
  if (code !== 0) throw new Error("The Storybook could not be built; the reason is above.");
  writeRecord(STORYBOOK_DIRECTORY, { purpose: "test", settings: {}, sources });
}

void runAsCommand("storybook-build", async () => {
  await buildStorybook();
  console.log(`The Storybook is in ${STORYBOOK_DIRECTORY}/.`);
});

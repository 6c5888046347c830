import { runAsCommand } from "./command.ts";
import { runProgram } from "./program.ts";
import { buildStorybook, STORYBOOK_DIRECTORY } from "./storybook-build.ts";

// Sends the built Storybook to Chromatic, which pictures every story in every mode of .storybook/modes.ts.
void runAsCommand("chromatic", async (args) => {
  if (!process.env.CHROMATIC_PROJECT_TOKEN) {
    throw new Error(
      "CHROMATIC_PROJECT_TOKEN is not set: copy the project's token from its settings at Chromatic (Manage, Configure) and set it, as in CHROMATIC_PROJECT_TOKEN=… npm run chromatic.",
    );
  }
  await buildStorybook();
  process.exitCode = await runProgram([
    "node_modules/chromatic/dist/bin.cjs",
    "--storybook-build-dir",
    STORYBOOK_DIRECTORY,
    ...args,
  ]);
});

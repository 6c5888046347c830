import { runAsCommand } from "../command.ts";
import { runNode } from "../program.ts";

export const STORYBOOK_DIRECTORY = "storybook-static";

// Builds the Storybook as static files, with more arguments of Storybook's command.
export async function buildStorybook(...more: string[]): Promise<void> {
  const code = await runNode([
    "node_modules/storybook/dist/bin/dispatcher.js",
    "build",
    "--output-dir",
    STORYBOOK_DIRECTORY,
    "--loglevel",
    "warn",
    "--disable-telemetry",
    ...more,
  ]);
  if (code !== 0) throw new Error("The Storybook could not be built: see the output above.");
}

void runAsCommand("storybook-build", async () => {
  await buildStorybook();
  console.log(`The Storybook is in ${STORYBOOK_DIRECTORY}/.`);
});

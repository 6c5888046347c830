import { resolve } from "node:path";
import { preview } from "vite";
import { runAsCommand } from "../../scripts/command.ts";
import { untilStopped } from "../../scripts/serve/stop.ts";
import { STORYBOOK_FOLDER } from "./addresses.ts";

// Serves the built Storybook.
void runAsCommand("server", async () => {
  const storybook = await preview({
    configFile: false,
    // Unknown paths are answered with 404, not with the first page.
    appType: "mpa",
    build: { outDir: resolve(STORYBOOK_FOLDER) },
    preview: { port: 0 },
    logLevel: "error",
  });
  console.log(`The Storybook is at ${storybook.resolvedUrls?.local[0]}`);
  await untilStopped();
  await storybook.close();
});

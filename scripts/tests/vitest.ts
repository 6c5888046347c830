import { runAsCommand } from "../command.ts";
import { runNode } from "../program.ts";
import { ensureBrowser } from "./browser.ts";

// Vitest's own command, with a browser for the stories.
void runAsCommand("vitest", async (args) => {
  ensureBrowser();
  process.exitCode = await runNode(["node_modules/vitest/vitest.mjs", "run", ...args], {
    VITE_CONFIG_NATIVE_IGNORE_WARNING: "true",
  });
});

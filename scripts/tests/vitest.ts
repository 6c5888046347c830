import { runAsCommand } from "../command.ts";
import { runNode } from "../program.ts";
import { ensureBrowser } from "./browser.ts";

// Runs Vitest, after a browser for the stories was found or installed.
void runAsCommand("vitest", async (args) => {
  ensureBrowser();
  process.exitCode = await runNode(["node_modules/vitest/vitest.mjs", "run", ...args], {
    VITE_CONFIG_NATIVE_IGNORE_WARNING: "true",
  });
});

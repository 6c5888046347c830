import { chooseEmulatorPorts } from "../backend/addresses.ts";
import { runAsCommand } from "../command.ts";
import { runNode } from "../program.ts";
import { ensureBrowser } from "./browser.ts";

// Playwright's own command, with a browser, and with ports for the emulators that the live tests start.
void runAsCommand("playwright", async (args) => {
  ensureBrowser();
  await chooseEmulatorPorts();
  process.exitCode = await runNode(["node_modules/@playwright/test/cli.js", "test", ...args]);
});

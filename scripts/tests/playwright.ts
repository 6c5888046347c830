import { runAsCommand } from "../command.ts";
import { runProgram } from "../program.ts";

// Playwright's own command, below a process that ends what a killed one has left.
void runAsCommand("playwright", async (args) => {
  process.exitCode = await runProgram(["node_modules/@playwright/test/cli.js", "test", ...args]);
});

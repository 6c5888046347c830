import { runAsCommand } from "../command.ts";
import { runNode } from "../program.ts";

// Fails where fewer mutants are found than stryker.config asks for.
void runAsCommand("mutation", async (args) => {
  const stryker = "node_modules/@stryker-mutator/core/bin/stryker.js";
  process.exitCode = await runNode([stryker, "run", ...args]);
});

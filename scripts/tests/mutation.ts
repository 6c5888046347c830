import { runAsCommand } from "../command.ts";
import { runNode } from "../program.ts";

// Fails if the mutation score is below the threshold of stryker.config.json.
void runAsCommand("mutation", async (args) => {
  const stryker = "node_modules/@stryker-mutator/core/bin/stryker.js";
  process.exitCode = await runNode([stryker, "run", ...args]);
});

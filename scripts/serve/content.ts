import { runAsCommand } from "../command.ts";
import { runProgram } from "../program.ts";

// Runs the embedded content service alone: npm run content -- --port 4000
void runAsCommand("content", async (args) => {
  process.exitCode = await runProgram(["--import", "tsx", "content-service/src/main.ts", ...args]);
});

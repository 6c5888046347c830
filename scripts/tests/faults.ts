import { runFaults } from "../../tests/nightly/faults/run.ts";
import { runAsCommand } from "../command.ts";
import { ensureBrowser } from "./browser.ts";

/** "npm run test:faults -- canonical gallery" takes those whose name holds one of the words. */
void runAsCommand("faults", async (words) => {
  ensureBrowser();
  if (!(await runFaults(words))) process.exitCode = 1;
});

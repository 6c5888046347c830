import { faultsNamed, runFaults } from "../../tests/faults/seeded/run.ts";
import { runAsCommand } from "../command.ts";

/** "npm run test:faults -- hreflang gallery" takes those whose name holds one of the words. */
void runAsCommand("faults", async (words) => {
  const faults = faultsNamed(words);
  if (faults.length === 0) throw new Error(`No fault has ${words.join(" or ")} in its name.`);
  if (!(await runFaults(faults))) process.exitCode = 1;
});

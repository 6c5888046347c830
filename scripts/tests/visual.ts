import { projectsOf, readSelection, runVisualTests } from "../../tests/visual/visualTests.ts";
import { runAsCommand } from "../command.ts";
import { writeDifferencesOfLastRun } from "./differences.ts";

// Compares with the approved pictures and checks the rules in two modes; --all takes every mode.
// Arguments filter by title: npm run test:visual -- Button
void runAsCommand("visual", async (args) => {
  const choice = readSelection(args);
  process.exitCode = await runVisualTests(projectsOf(choice), choice);
  await writeDifferencesOfLastRun();
  if (process.exitCode !== 0) {
    console.log("Approve intended differences with npm run test:visual:approve -- Button.");
  }
});

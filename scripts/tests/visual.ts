import { projectsOf, readChoice, runVisualTests } from "../../tests/visual/visualTests.ts";
import { runAsCommand } from "../command.ts";

// Compares with the approved pictures and holds the rules in two modes; --all takes every mode.
// Words choose: npm run visual -- Button
void runAsCommand("visual", async (args) => {
  const choice = readChoice(args);
  process.exitCode = await runVisualTests(projectsOf(choice), choice);
  if (process.exitCode !== 0) {
    console.log("What differs and shall stay is approved with npm run visual:approve -- Button.");
  }
});

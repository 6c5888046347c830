import { runSeededBugs } from "../../tests/nightly/seeded-bugs/run.ts";
import { runAsCommand } from "../command.ts";
import { ensureBrowser } from "./browser.ts";

/**
 * "npm run test:seeded-bugs -- canonical gallery" takes the bugs whose names contain one of the
 * words.
 */
void runAsCommand("seeded-bugs", async (words) => {
  ensureBrowser();
  if (!(await runSeededBugs(words))) process.exitCode = 1;
});

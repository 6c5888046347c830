import { runAsCommand } from "../command.ts";
import { runNode } from "../program.ts";

const ENGINES = ["firefox", "webkit"];

/**
 * The scenarios of tests/nightly/browsers/: npm run test:browsers -- firefox -t gallery. Arguments
 * that name no engine go to Vitest. Vitest sets BASE_URL itself, so ours is passed as BROWSERS_URL.
 */
void runAsCommand("browsers", async (args) => {
  const words = args.filter((word) => !ENGINES.includes(word));
  const env = {
    BROWSERS: args.filter((word) => ENGINES.includes(word)).join(),
    BROWSERS_URL: process.env.BASE_URL ?? "",
  };
  const vitest = ["node_modules/vitest/vitest.mjs", "run", "--project=browsers", ...words];
  process.exitCode = await runNode(vitest, env);
});

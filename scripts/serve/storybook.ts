import { runAsCommand } from "../command.ts";
import { startNode } from "../program.ts";
import { readPort, refuseTakenPort } from "./port.ts";
import { untilEnded } from "./stop.ts";

const STORYBOOK_PORT = 6006;

// Storybook's develop server; edited stories and components show in the browser at once.
void runAsCommand("storybook", async (args) => {
  const port = readPort(args, STORYBOOK_PORT);
  await refuseTakenPort(port);
  const storybook = startNode([
    "node_modules/storybook/dist/bin/dispatcher.js",
    "dev",
    "--ci",
    "--exact-port",
    "--port",
    String(port),
    "--no-version-updates",
    "--disable-telemetry",
  ]);
  process.exitCode = await untilEnded(storybook);
});

import { runAsCommand } from "../command.ts";

const ENGINES = ["firefox", "webkit"];

/**
 * The scenarios of tests/nightly/browsers/: npm run test:browsers -- firefox -t gallery. Words that name no
 * engine go to Vitest, which has a BASE_URL of its own: the visitor's is handed on by another name.
 */
void runAsCommand("browsers", async (args) => {
  const { execa } = await import("execa");
  const { exitCode } = await execa(
    "vitest",
    ["run", "--project=browsers", ...args.filter((word) => !ENGINES.includes(word))],
    {
      preferLocal: true,
      stdio: "inherit",
      reject: false,
      env: {
        BROWSERS: args.filter((word) => ENGINES.includes(word)).join(),
        BROWSERS_URL: process.env.BASE_URL,
      },
    },
  );
  process.exitCode = exitCode ?? 1;
});

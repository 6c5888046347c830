import { runAsCommand } from "../command.ts";
import { runNode } from "../program.ts";
import { SERVICE_LANGUAGES } from "../serviceLanguages.ts";

// Runs the embedded content service alone: npm run content -- --port 4000
void runAsCommand("content", async (args) => {
  const languages = SERVICE_LANGUAGES.map(({ file, code }) => `${file}=${code}`).join();
  const program = ["--import", "tsx", "content-service/src/main.ts", "--languages", languages];
  process.exitCode = await runNode([...program, ...args]);
});

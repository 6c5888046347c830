import { runAsCommand } from "../command.ts";
import { prepareBackend } from "./emulators.ts";

// Installs what the emulators and the type check of the functions need, before tests run in
// parallel.
void runAsCommand("prepare", async () => {
  await prepareBackend({ mayInstallJava: true });
});

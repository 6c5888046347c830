import { runAsCommand } from "../command.ts";
import { prepareBackend } from "./emulators.ts";

// What the emulators and the types of the functions need, before tests begin side by side.
void runAsCommand("prepare", async () => {
  await prepareBackend({ mayInstallJava: true });
});

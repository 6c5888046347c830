import { LOCAL_FIRESTORE, LOCAL_PROJECT } from "../../functions/src/localEmulator.ts";
import { runAsCommand } from "../command.ts";
import { runNode } from "../program.ts";
import { emulatorAddresses, PROJECT } from "./addresses.ts";
import { installFunctions } from "./functions.ts";

// The command is part of functions/, because it needs their packages.
void runAsCommand("inquiries", async (args) => {
  installFunctions();
  const { host, port } = emulatorAddresses().firestore;
  process.exitCode = await runNode(
    ["--import", "tsx", "functions/src/inquiriesCommand.ts", ...args],
    { [LOCAL_PROJECT]: PROJECT, [LOCAL_FIRESTORE]: `${host}:${port}` },
  );
});

import { runAsCommand } from "../command.ts";
import { runProgram } from "../program.ts";
import { PORTS, PROJECT } from "./addresses.ts";
import { installFunctions } from "./functions.ts";

// The command belongs to the functions, whose packages it needs.
void runAsCommand("inquiries", async (args) => {
  installFunctions();
  const { host, port } = PORTS.firestore;
  process.exitCode = await runProgram(
    ["--import", "tsx", "functions/src/inquiriesCommand.ts", ...args],
    { LOCAL_PROJECT: PROJECT, LOCAL_FIRESTORE: `${host}:${port}` },
  );
});

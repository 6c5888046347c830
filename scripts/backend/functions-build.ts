import { runAsCommand } from "../command.ts";
import { buildFunctions } from "./functions.ts";

void runAsCommand("functions-build", buildFunctions);

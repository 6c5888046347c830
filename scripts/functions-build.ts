import { buildFunctions } from "./backend/functions.ts";
import { runAsCommand } from "./command.ts";

void runAsCommand("functions-build", buildFunctions);

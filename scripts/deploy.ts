import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { buildFunctions, FUNCTIONS, installFunctions } from "./backend/functions.ts";
import { stage } from "./backend/stage.ts";
import { runAsCommand } from "./command.ts";

const STAGE = ".build/deploy";

// npm run deploy -- --only hosting: Firebase's own command, on what belongs to the finished build.
void runAsCommand("deploy", async (args) => {
  if (!existsSync("public/.headers.json")) {
    throw new Error("There is no finished build in public/ to deploy: run npm run build.");
  }
  installFunctions();
  await buildFunctions();
  stage(STAGE, "public");
  if (args.includes("--stage-only")) {
    console.log(`What would be deployed is in ${STAGE}.`);
    return;
  }
  const tools = resolve(FUNCTIONS, "node_modules/firebase-tools/lib/bin/firebase.js");
  const { status } = spawnSync(process.execPath, [tools, "deploy", ...args], {
    cwd: STAGE,
    stdio: "inherit",
  });
  process.exitCode = status ?? 1;
});

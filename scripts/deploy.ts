import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { HEADERS_FILE } from "../src/gatsby/finish/finishPages.ts";
import { buildFunctions, FIREBASE_TOOLS, installFunctions } from "./backend/functions.ts";
import { stage } from "./backend/stage.ts";
import { runAsCommand } from "./command.ts";

const STAGE = ".build/deploy";

// npm run deploy -- --only hosting: Firebase's own command, on what belongs to the finished build.
void runAsCommand("deploy", async (args) => {
  if (!existsSync(`public/${HEADERS_FILE}`)) {
    throw new Error("There is no finished build in public/ to deploy: run npm run build.");
  }
  installFunctions();
  await buildFunctions();
  stage(STAGE, "public");
  if (args.includes("--stage-only")) {
    console.log(`What would be deployed is in ${STAGE}.`);
    return;
  }
  const { status } = spawnSync(process.execPath, [FIREBASE_TOOLS, "deploy", ...args], {
    cwd: STAGE,
    stdio: "inherit",
  });
  process.exitCode = status ?? 1;
});

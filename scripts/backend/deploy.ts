import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { parseArgs } from "node:util";
import { siteOf } from "../build/places.ts";
import { findChanged, hashesOf, readRecord } from "../build/record.ts";
import { SOURCES } from "../build/secondHouse.ts";
import { whyUnfit } from "../build/unfit.ts";
import { runAsCommand } from "../command.ts";
import { buildFunctions, FIREBASE_TOOLS, installFunctions } from "./functions.ts";
import { tellFunctionTheAddress } from "./siteAddress.ts";
import { stage } from "./stage.ts";

const STAGE = ".build/deploy";

// npm run deploy -- --only hosting: Firebase's own command, on what belongs to the finished build.
void runAsCommand("deploy", async (args) => {
  // What was laid out before must not go live in place of what is refused now.
  rmSync(STAGE, { recursive: true, force: true });
  const site = isDeployed("hosting", args) ? siteOf("public") : undefined;
  if (site) refuseUnfit(site);
  const address = readRecord(siteOf("public"))?.settings.SITE_URL;
  if (address && isDeployed("functions", args)) tellFunctionTheAddress(address);
  installFunctions();
  await buildFunctions();
  stage(STAGE, site);
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

/** isDeployed("hosting", ["--only", "firestore,functions"]) => false */
function isDeployed(what: string, args: string[]): boolean {
  const options = { only: { type: "string" }, except: { type: "string" } } as const;
  const { only, except } = parseArgs({ args, options, strict: false }).values;
  const isAmong = (list: string | boolean): boolean =>
    String(list)
      .split(",")
      .some((part) => part.split(":")[0] === what);
  return (only === undefined || isAmong(only)) && !(except !== undefined && isAmong(except));
}

function refuseUnfit(site: string): void {
  const record = readRecord(site);
  const changed = record && findChanged(record.sources, hashesOf(SOURCES));
  const reasons = whyUnfit(record, changed);
  if (reasons.length > 0) throw new Error(["Nothing was deployed.", ...reasons].join("\n"));
}

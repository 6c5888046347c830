import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { parseArgs } from "node:util";
import { firstChange, hashFiles, readBuildManifest } from "../build/buildManifest.ts";
import { deployBlockers } from "../build/deployGuards.ts";
import { SOURCES } from "../build/workspaceCopy.ts";
import { siteDir } from "../build/workspaces.ts";
import { runAsCommand } from "../command.ts";
import { buildFunctions, FIREBASE_TOOLS, installFunctions } from "./functions.ts";
import { writeFunctionSiteUrl } from "./siteAddress.ts";
import { stage } from "./stage.ts";

const STAGE = ".build/deploy";

// npm run deploy -- --only hosting: runs `firebase deploy` on the staged build.
void runAsCommand("deploy", async (args) => {
  // An earlier stage must not be deployed if this build is refused.
  rmSync(STAGE, { recursive: true, force: true });
  const site = isDeployed("hosting", args) ? siteDir("public") : undefined;
  if (site) refuseUndeployable(site);
  const address = readBuildManifest(siteDir("public"))?.settings.SITE_URL;
  if (address && isDeployed("functions", args)) writeFunctionSiteUrl(address);
  installFunctions();
  await buildFunctions();
  stage(STAGE, site);
  if (args.includes("--stage-only")) {
    console.log(`The files to deploy are in ${STAGE}.`);
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

function refuseUndeployable(site: string): void {
  const manifest = readBuildManifest(site);
  const changed = manifest && firstChange(manifest.sources, hashFiles(SOURCES));
  const reasons = deployBlockers(manifest, changed);
  if (reasons.length > 0) throw new Error(["Nothing was deployed.", ...reasons].join("\n"));
}

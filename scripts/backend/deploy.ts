import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { firstChange, hashFiles, readBuildManifest } from "../build/buildManifest.ts";
import { deployBlockers } from "../build/deployGuards.ts";
import { STORYBOOK_DIRECTORY } from "../build/storybook-build.ts";
import { SOURCES } from "../build/workspaceCopy.ts";
import { siteDir } from "../build/workspaces.ts";
import { runAsCommand } from "../command.ts";
import { buildFunctions, FIREBASE_TOOLS, installFunctions } from "./functions.ts";
import {
  bookBlockers,
  hasTarget,
  hostingTargets,
  PROJECT_FILE,
  type ProjectFile,
} from "./hostingTargets.ts";
import { writeFunctionSiteUrl } from "./siteAddress.ts";
import { stage } from "./stage.ts";

const STAGE = ".build/deploy";

// npm run deploy -- --only hosting: runs `firebase deploy` on the staged build. With --only
// hosting:book it deploys the book of components.
void runAsCommand("deploy", async (args) => {
  // An earlier stage must not be deployed if this build is refused.
  rmSync(STAGE, { recursive: true, force: true });
  const { only, except, project } = readOptions(args);
  const targets = hostingTargets({ only, except });
  const site = targets.includes("site") ? siteDir("public") : undefined;
  const book = targets.includes("book") ? STORYBOOK_DIRECTORY : undefined;
  const file = readProjectFile();
  const isSiteNamed = hasTarget(file, "site", project);
  if (site) refuseUndeployable(site);
  if (book) {
    const isBookNamed = hasTarget(file, "book", project);
    const isBuilt = existsSync(join(book, "index.json"));
    refuse(bookBlockers({ isBuilt, isBookNamed, isSiteNamed: !site || isSiteNamed }));
  }
  const address = readBuildManifest(siteDir("public"))?.settings.SITE_URL;
  if (address && isDeployed("functions", { only, except })) writeFunctionSiteUrl(address);
  installFunctions();
  await buildFunctions();
  stage(STAGE, { site, isSiteNamed, book });
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

interface Options {
  only?: string | undefined;
  except?: string | undefined;
  /** An id, or an alias of .firebaserc. */
  project?: string | undefined;
}

function readOptions(args: string[]): Options {
  const options = {
    only: { type: "string" },
    except: { type: "string" },
    project: { type: "string", short: "P" },
  } as const;
  const { only, except, project } = parseArgs({ args, options, strict: false }).values;
  const textOf = (value: unknown) => (typeof value === "string" ? value : undefined);
  return { only: textOf(only), except: textOf(except), project: textOf(project) };
}

function readProjectFile(): ProjectFile {
  return existsSync(PROJECT_FILE) ? JSON.parse(readFileSync(PROJECT_FILE, "utf8")) : {};
}

/** isDeployed("functions", { only: "firestore,functions:sendInquiry" }) => true */
function isDeployed(what: string, { only, except }: Options): boolean {
  const isAmong = (list: string): boolean =>
    list.split(",").some((part) => part.split(":")[0] === what);
  return (only === undefined || isAmong(only)) && !(except !== undefined && isAmong(except));
}

function refuseUndeployable(site: string): void {
  const manifest = readBuildManifest(site);
  const changed = manifest && firstChange(manifest.sources, hashFiles(SOURCES));
  refuse(deployBlockers(manifest, changed));
}

function refuse(reasons: string[]): void {
  if (reasons.length > 0) throw new Error(["Nothing was deployed.", ...reasons].join("\n"));
}

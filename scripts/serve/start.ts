import { readBackendSettings } from "../../src/config/env.ts";
import { refuseTakenEmulatorPorts } from "../backend/emulatorPorts.ts";
import { findJavaProblem } from "../backend/java.ts";
import { staleReason, withoutBackend } from "../build/buildManifest.ts";
import { SOURCES } from "../build/workspaceCopy.ts";
import { siteDir } from "../build/workspaces.ts";
import { runAsCommand } from "../command.ts";
import { startNode } from "../program.ts";
import { readPort, refuseTakenPort } from "./port.ts";
import { SITE_PORT, serveSite } from "./serve.ts";
import { untilStopped } from "./stop.ts";

/** Starts the site without a backend. */
const BY_MAIL = "--by-mail";

// Serves the site first, then makes its pictures and starts its backend.
void runAsCommand("start", async (args) => {
  const port = readPort(
    args.filter((arg) => arg !== BY_MAIL),
    SITE_PORT,
  );
  await refuseTakenPort(port);
  const hasEmulators = await mayEmulate(args.includes(BY_MAIL));
  if (hasEmulators) process.env.GATSBY_FIREBASE_EMULATORS = "on";
  await buildIfStale();
  const directory = siteDir("start");
  const site = await serveSite({ port, directory });
  console.log(`The site is at ${site.url} (Ctrl-C stops it).`);
  const stop = new AbortController();
  const stopped = untilStopped().then(() => stop.abort());
  if (hasEmulators) {
    console.log("The backend of the form is starting.");
    startNode(["--import", "tsx", "scripts/backend/emulate.ts"]);
  }
  const made = site.makePictures(console.log, stop.signal).catch((error: unknown) => {
    console.error("Not all pictures could be made:", error);
  });
  await stopped;
  await Promise.all([site.close(), made]);
});

async function buildIfStale(): Promise<void> {
  const reason = staleReason(siteDir("start"), SOURCES, process.env);
  if (reason === undefined) {
    console.log("The site is up to date: nothing has changed since the last start.");
    return;
  }
  console.log(`Building the site: ${reason}.`);
  // Imported here, because it is slow to load.
  const { buildSite } = await import("../build/build.ts");
  await buildSite({ purpose: "start" });
}

/** Logs where inquiries go; true if they go to the emulators of this machine. */
async function mayEmulate(isByMail: boolean): Promise<boolean> {
  if (isByMail) {
    process.env = withoutBackend(process.env);
    console.log("The form prepares an e-mail.");
    return false;
  }
  const set = readBackendSettings(process.env);
  if (set && set.emulatorPort === null) {
    console.log(`Inquiries go to the Firebase project ${set.projectId}.`);
    return false;
  }
  await refuseTakenEmulatorPorts(`npm start -- ${BY_MAIL}`);
  const problem = findJavaProblem();
  if (problem) console.log(`The form prepares an e-mail. ${problem}; then start again.`);
  return problem === undefined;
}

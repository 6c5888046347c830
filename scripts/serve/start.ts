import { readBackendSettings } from "../../src/config/settings.ts";
import { refuseTakenEmulatorPorts } from "../backend/emulatorPorts.ts";
import { findJavaProblem } from "../backend/java.ts";
import { siteOf } from "../build/places.ts";
import { whyOutdated, withoutBackend } from "../build/record.ts";
import { SOURCES } from "../build/secondHouse.ts";
import { runAsCommand } from "../command.ts";
import { startNode } from "../program.ts";
import { readPort, refuseTakenPort } from "./port.ts";
import { SITE_PORT, serveSite } from "./serve.ts";
import { untilStopped } from "./stop.ts";

/** Starts the site without a backend, whatever could be started. */
const BY_MAIL = "--by-mail";

// The site first; its pictures and its backend come behind it.
void runAsCommand("start", async (args) => {
  const port = readPort(
    args.filter((arg) => arg !== BY_MAIL),
    SITE_PORT,
  );
  await refuseTakenPort(port);
  const hasEmulators = await mayEmulate(args.includes(BY_MAIL));
  if (hasEmulators) process.env.GATSBY_FIREBASE_EMULATORS = "on";
  await bringUpToDate();
  const directory = siteOf("start");
  const site = await serveSite({ port, directory });
  console.log(`The site is at ${site.url} (Ctrl-C ends it).`);
  const stop = new AbortController();
  const stopped = untilStopped().then(() => stop.abort());
  if (hasEmulators) {
    console.log("The form works soon: its backend is being started.");
    startNode(["--import", "tsx", "scripts/backend/emulate.ts"]);
  }
  const made = site.makePictures(console.log, stop.signal).catch((error: unknown) => {
    console.error("Not all pictures could be made:", error);
  });
  await stopped;
  await Promise.all([site.close(), made]);
});

async function bringUpToDate(): Promise<void> {
  const changed = whyOutdated(siteOf("start"), SOURCES, process.env);
  if (changed === undefined) {
    console.log("Nothing has changed since the last start: the site stands as it was built.");
    return;
  }
  console.log(`The site is built: ${changed}.`);
  // Loaded here and not above: it takes its time.
  const { buildSite } = await import("../build/build.ts");
  await buildSite({ purpose: "start" });
}

/** Says where inquiries go; true where that is to the emulators of this machine. */
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
  if (problem) console.log(`Inquiries fall back to e-mail. ${problem}; then start again.`);
  return problem === undefined;
}

import { readBackendSettings, readSiteSettings } from "../../src/content/settings.ts";
import { prepareBackend, refuseTakenEmulatorPorts, startEmulators } from "../backend/emulators.ts";
import { buildSite } from "../build/build.ts";
import { siteOf } from "../build/places.ts";
import { isUnchanged } from "../build/record.ts";
import { SOURCES } from "../build/secondHouse.ts";
import { runAsCommand } from "../command.ts";
import { readPort, refuseTakenPort } from "./port.ts";
import { type ServedSite, SITE_PORT, serveSite } from "./serve.ts";
import { untilStopped } from "./stop.ts";

type Settings = Record<string, string>;

/** Starts the site without a backend, whatever could be started. */
const BY_MAIL = "--by-mail";

void runAsCommand("start", async (args) => {
  const port = readPort(
    args.filter((arg) => arg !== BY_MAIL),
    SITE_PORT,
  );
  await refuseTakenPort(port);
  const backend = await findBackend(args.includes(BY_MAIL));
  if (backend) process.env.GATSBY_FIREBASE_EMULATORS = "on";
  if (isUnchanged(siteOf("start"), process.env, SOURCES)) {
    console.log("Nothing has changed since the last start: the site stands as it was built.");
  } else {
    await buildSite({ purpose: "start" });
  }
  const site = await serve(port, backend);
  console.log(`The site is at ${site.url} (Ctrl-C ends it).`);
  await untilStopped();
  await site.close();
});

/** What the emulators need; undefined where they cannot run, or where another backend is set. */
async function findBackend(isByMail: boolean): Promise<Settings | undefined> {
  if (isByMail) {
    for (const name of Object.keys(process.env)) {
      if (name.startsWith("GATSBY_FIREBASE_")) delete process.env[name];
    }
    console.log("The form prepares an e-mail.");
    return undefined;
  }
  const set = readBackendSettings(process.env);
  if (set && !set.isLocal) {
    console.log(`Inquiries go to the Firebase project ${set.projectId}.`);
    return undefined;
  }
  await refuseTakenEmulatorPorts(`npm start -- ${BY_MAIL}`);
  try {
    return await prepareBackend();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.log(
      `Inquiries fall back to e-mail. ${reason.replace(/[.:]*$/, "")}; then start again.`,
    );
    return undefined;
  }
}

async function serve(port: number, backend: Settings | undefined): Promise<ServedSite> {
  const directory = siteOf("start");
  if (!backend) return serveSite({ port, directory });
  // Below a prefix our own server takes the place of Hosting, which knows no prefixes.
  const isBelow = readSiteSettings(process.env).pathPrefix !== "";
  const emulators = await startEmulators(
    backend,
    isBelow ? undefined : { folder: directory, port },
  );
  const served = isBelow ? await serveSite({ port, directory }) : undefined;
  console.log("Inquiries are kept in the Firestore emulator: npm run inquiries -- --local");
  return {
    url: served?.url ?? `http://localhost:${port}/`,
    close: async () => {
      await Promise.all([emulators.stop(), served?.close()]);
    },
  };
}

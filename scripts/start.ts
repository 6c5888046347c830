import { readBackendSettings, readSiteSettings } from "../src/content/settings.ts";
import { prepareBackend, startEmulators } from "./backend/emulators.ts";
import { buildSite } from "./build.ts";
import { runAsCommand } from "./command.ts";
import { readPort, refuseTakenPort } from "./port.ts";
import { type ServedSite, SITE_PORT, serveSite } from "./serve.ts";
import { untilStopped } from "./stop.ts";

type Settings = Record<string, string>;

void runAsCommand("start", async (args) => {
  const port = readPort(args, SITE_PORT);
  await refuseTakenPort(port);
  const backend = await findBackend();
  if (backend) process.env.GATSBY_FIREBASE_EMULATORS = "on";
  await buildSite({ log: console.log });
  const site = backend ? await serveWithBackend(port, backend) : await serveSite({ port });
  console.log(`The site is at ${site.url} (Ctrl-C ends it).`);
  await untilStopped();
  await site.close();
});

/** What the emulators need; undefined where they cannot run, or where another backend is set. */
async function findBackend(): Promise<Settings | undefined> {
  const set = readBackendSettings(process.env);
  if (set && !set.isLocal) {
    console.log(`Inquiries go to the Firebase project ${set.projectId}.`);
    return undefined;
  }
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

async function serveWithBackend(port: number, backend: Settings): Promise<ServedSite> {
  // Below a prefix our own server takes the place of Hosting, which knows no prefixes.
  const isBelow = readSiteSettings(process.env).pathPrefix !== "";
  const emulators = await startEmulators(backend, isBelow ? undefined : { folder: "public", port });
  const served = isBelow ? await serveSite({ port }) : undefined;
  console.log("Inquiries are kept in the Firestore emulator: npm run inquiries -- --local");
  return {
    url: served?.url ?? `http://localhost:${port}/`,
    close: async () => {
      await Promise.all([emulators.stop(), served?.close()]);
    },
  };
}

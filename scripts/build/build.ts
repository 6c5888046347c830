import type { ContentService } from "../../content-service/src/options.ts";
import { startContentService } from "../../content-service/src/service.ts";
import { FAST_BUILD } from "../../src/build/internals/fastBuild.ts";
import { IMAGES_ON_DEMAND } from "../../src/build/pictures/onDemandImages.ts";
import {
  readBackendSettings,
  readContentSettings,
  readPictureHosts,
  readSiteSettings,
} from "../../src/config/settings.ts";
import { runAsCommand } from "../command.ts";
import { SERVICE_LANGUAGES } from "../serviceLanguages.ts";
import { runGatsby } from "./gatsby.ts";
import { keepLastGood } from "./keepLastGood.ts";
import { withLock } from "./lock.ts";
import { houseOf, type Purpose, siteOf } from "./places.ts";
import { hashesOf, settingsIn, withoutSettings, writeRecord } from "./record.ts";
import { layOut, SOURCES } from "./secondHouse.ts";

interface Options {
  log?: (line: string) => void;
  purpose?: Purpose;
}

/** Builds the site from the content service; starts and stops the embedded one if none is set. */
export async function buildSite({
  log = console.log,
  purpose = "public",
}: Options = {}): Promise<void> {
  const given = purpose === "test" ? withoutSettings(process.env) : process.env;
  // Settings that cannot be used end the build here, in one sentence, before anything is touched.
  const { pathPrefix } = readSiteSettings(given);
  readPictureHosts(given);
  readContentSettings(given, "GATSBY_");
  readBackendSettings(given);
  const settings = readContentSettings(given);
  // A colour that is none would be met deep in the bundle, where nobody could tell which it was.
  await import("../../design-tokens/semantic.ts");
  const started = performance.now();
  const [house, site] = [houseOf(purpose), siteOf(purpose)];

  await withLock(house, async () => {
    // Before anything is read: what is changed meanwhile is younger than the build.
    const sources = hashesOf(SOURCES);
    if (purpose !== "public") layOut(house);
    const embedded = settings
      ? undefined
      : await startContentService({ languages: SERVICE_LANGUAGES, log });
    if (settings) log(`Documents come from ${new URL(settings.url).host}.`);
    try {
      const env = {
        ...given,
        ...(embedded && settingsOf(embedded)),
        ...(purpose === "start" && { [FAST_BUILD]: "on" }),
        ...((purpose === "start" || purpose === "test") && { [IMAGES_ON_DEMAND]: "on" }),
      };
      await keepLastGood(house, async () => {
        await runGatsby({ house, env, log, isPrefixed: pathPrefix !== "" });
        const until = embedded?.nextDay;
        writeRecord(site, { purpose, settings: settingsIn(given), sources, until });
      });
    } finally {
      await embedded?.close();
    }
  });
  const seconds = Math.round((performance.now() - started) / 1000);
  log(`The site is built, in ${site}/, after ${seconds} s.`);
}

/** The embedded service's pictures are brought home whatever other hosts are named. */
function settingsOf({ url, origin }: ContentService): Record<string, string> {
  const hosts = [new URL(origin).host, ...readPictureHosts(process.env)];
  return { CONTENT_URL: url, CONTENT_IMAGE_HOSTS: hosts.join(",") };
}

void runAsCommand("build", async () => buildSite());

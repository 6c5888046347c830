import type { ContentService } from "../../content-service/src/options.ts";
import { startContentService } from "../../content-service/src/service.ts";
import { FAST_BUILD } from "../../src/build/internals/fastBuild.ts";
import { IMAGES_ON_DEMAND } from "../../src/build/pictures/onDemandImages.ts";
import {
  readBackendSettings,
  readContentSettings,
  readPictureHosts,
  readSiteSettings,
} from "../../src/config/env.ts";
import { runAsCommand } from "../command.ts";
import { SERVICE_LANGUAGES } from "../serviceLanguages.ts";
import { hashFiles, readSettings, withoutSettings, writeBuildManifest } from "./buildManifest.ts";
import { runGatsby } from "./gatsby.ts";
import { withLock } from "./lock.ts";
import { withRollback } from "./withRollback.ts";
import { SOURCES, syncCopy } from "./workspaceCopy.ts";
import { type Purpose, siteDir, workspaceDir } from "./workspaces.ts";

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
  // Invalid settings fail here, before anything is written.
  const { pathPrefix } = readSiteSettings(given);
  readPictureHosts(given);
  readContentSettings(given, "GATSBY_");
  readBackendSettings(given);
  const settings = readContentSettings(given);
  // Checks the colours: in the bundle the error would not say which one is wrong.
  await import("../../design-tokens/semantic.ts");
  const started = performance.now();
  const [workspace, site] = [workspaceDir(purpose), siteDir(purpose)];

  await withLock(workspace, async () => {
    // Hashed first: a file that changes during the build makes it stale.
    const sources = hashFiles(SOURCES);
    if (purpose !== "public") syncCopy(workspace);
    const embedded = settings ? undefined : await startEmbedded(log);
    if (settings) log(`Documents come from ${new URL(settings.url).host}.`);
    try {
      const env = {
        ...given,
        ...(embedded && contentSettings(embedded)),
        ...(purpose === "start" && { [FAST_BUILD]: "on" }),
        ...((purpose === "start" || purpose === "test") && { [IMAGES_ON_DEMAND]: "on" }),
      };
      await withRollback(workspace, async () => {
        await runGatsby({ workspace, env, log, isPrefixed: pathPrefix !== "" });
        const until = embedded?.nextDay;
        writeBuildManifest(site, { purpose, settings: readSettings(given), sources, until });
      });
    } finally {
      await embedded?.close();
    }
  });
  const seconds = Math.round((performance.now() - started) / 1000);
  log(`The site is built, in ${site}/, after ${seconds} s.`);
}

/**
 * Starts the embedded service. All faults of its documents and all links of Markdown pages that find none stop
 * the build here, before it takes minutes; a hosted service's editors cannot stop it (createSite.ts).
 */
async function startEmbedded(log: (line: string) => void): Promise<ContentService> {
  const { readLostPageLinks } = await import("../checks/documents/pageLinks.ts");
  const lost = readLostPageLinks();
  const ofPages = lost.length > 0 ? ["Links of pages that find no document:", ...lost] : [];
  const service = await startContentService({ languages: SERVICE_LANGUAGES, log }).catch(
    (error: unknown) => {
      // By its name: the service is loaded when it starts, and its class may be another one than that of an import.
      const isFaults = error instanceof Error && error.name === "ContentFaults";
      throw isFaults ? new Error([error.message, ...ofPages].join("\n")) : error;
    },
  );
  if (ofPages.length === 0) return service;
  await service.close();
  throw new Error(ofPages.join("\n"));
}

/** Pictures of the embedded service are downloaded as well as those of the configured hosts. */
function contentSettings({ url, origin }: ContentService): Record<string, string> {
  const hosts = [new URL(origin).host, ...readPictureHosts(process.env)];
  return { CONTENT_URL: url, CONTENT_IMAGE_HOSTS: hosts.join(",") };
}

void runAsCommand("build", async () => buildSite());

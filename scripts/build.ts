import type { ContentService } from "../content-service/src/options.ts";
import { startContentService } from "../content-service/src/service.ts";
import {
  readBackendSettings,
  readContentSettings,
  readPictureHosts,
  readSiteSettings,
} from "../src/content/settings.ts";
import { runGatsby } from "./build/gatsby.ts";
import { keepLastGood } from "./build/keepLastGood.ts";
import { withLock } from "./build/lock.ts";
import { runAsCommand } from "./command.ts";

interface Options {
  log?: (line: string) => void;
}

/** Writes public/ from the content service; starts and stops the embedded one if none is set. */
export async function buildSite({ log = console.log }: Options = {}): Promise<void> {
  // Settings that cannot be used end the build here, in one sentence, before anything is touched.
  const { pathPrefix } = readSiteSettings(process.env);
  readPictureHosts(process.env);
  readContentSettings(process.env, "GATSBY_");
  readBackendSettings(process.env);
  const settings = readContentSettings(process.env);
  // A colour that is none would be met deep in the bundle, where nobody could tell which it was.
  await import("../design-tokens/semantic.ts");
  const started = performance.now();

  await withLock(async () => {
    const embedded = settings ? undefined : await startContentService({ log });
    if (settings) log(`Documents come from ${new URL(settings.url).host}.`);
    try {
      const env = { ...process.env, ...(embedded && settingsOf(embedded)) };
      await keepLastGood(() => runGatsby({ env, log, isPrefixed: pathPrefix !== "" }));
    } finally {
      await embedded?.close();
    }
  });
  const seconds = Math.round((performance.now() - started) / 1000);
  log(`The site is built, in public/, after ${seconds} s.`);
}

/** The embedded service's pictures are brought home whatever other hosts are named. */
function settingsOf({ url, origin }: ContentService): Record<string, string> {
  const hosts = [new URL(origin).host, ...readPictureHosts(process.env)];
  return { CONTENT_URL: url, CONTENT_IMAGE_HOSTS: hosts.join(",") };
}

void runAsCommand("build", async () => buildSite());

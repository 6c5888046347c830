import { startContentService } from "../../content-service/src/service.ts";
import { emulatorAddresses } from "../../scripts/backend/addresses.ts";
import { prepareBackend, startEmulators } from "../../scripts/backend/emulators.ts";
import { runAsCommand } from "../../scripts/command.ts";
import { serveSite } from "../../scripts/serve/serve.ts";
import { untilStopped } from "../../scripts/serve/stop.ts";
import { SERVICE_LANGUAGES } from "../../scripts/serviceLanguages.ts";
import { FAST_BUILD } from "../../src/build/internals/fastBuild.ts";
import { IMAGES_ON_DEMAND } from "../../src/build/pictures/onDemandImages.ts";
import { newInquiry, send } from "../backend/requests.ts";
import { buildAgainstService } from "../service/buildAgainstService.ts";
import { copySite } from "../service/siteCopy.ts";
import { oddDocuments, PICTURES_HOST } from "./oddDocuments.ts";

// A site that was built with a few odd documents only, and a service that has those of the demo: as
// if all of them had been published after the build. Inquiries go to the emulators.
void runAsCommand("server", async () => {
  const emulators = await startEmulators(await prepareBackend({ mayInstallJava: true }));
  // They would keep this process alive.
  await serveLive().finally(() => emulators.stop());
});

/**
 * The first inquiry starts the function and opens the database: half a minute on a busy machine, longer than a test
 * waits for an answer. Two at once, because tests run two at a time.
 */
async function wakeBackend(): Promise<void> {
  for (const { status } of await Promise.all([send(newInquiry()), send(newInquiry())])) {
    if (status !== 200) throw new Error(`The backend answers an inquiry with ${status}.`);
  }
}

async function serveLive(): Promise<void> {
  const service = await startContentService({ port: 0, languages: SERVICE_LANGUAGES });
  try {
    console.log("Building the live site …");
    const folder = await copySite("live");
    const built = await buildAgainstService(folder, {
      documents: oddDocuments(),
      env: {
        GATSBY_CONTENT_URL: service.url,
        GATSBY_FIREBASE_EMULATORS: String(emulatorAddresses().functions.port),
        CONTENT_IMAGE_HOSTS: PICTURES_HOST,
        [IMAGES_ON_DEMAND]: "on",
        [FAST_BUILD]: "on",
      },
    });
    if (built.code !== 0) throw new Error(built.output);
    await wakeBackend();
    const site = await serveSite({ port: 0, directory: `${folder}/public` });
    console.log(`The site is at ${site.url}, its service at ${service.url}`);
    await untilStopped();
    await site.close();
  } finally {
    await service.close();
  }
}

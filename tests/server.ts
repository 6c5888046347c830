import { TEST_SITE } from "../scripts/build/places.ts";
import { bringSiteUpToDate } from "../scripts/build/upToDate.ts";
import { runAsCommand } from "../scripts/command.ts";
import { serveSite } from "../scripts/serve/serve.ts";
import { stopWithRunner, untilStopped } from "../scripts/serve/stop.ts";

// The site as the files here make it, for tests that look at it with a browser, or one that lies in a folder.
void runAsCommand("server", async ([folder]) => {
  stopWithRunner();
  if (folder === undefined) await bringSiteUpToDate();
  const site = await serveSite({ port: 0, directory: folder ?? TEST_SITE });
  console.log(`The site is at ${site.url}`);
  await untilStopped();
  await site.close();
});

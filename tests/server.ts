import { ensureTestSite } from "../scripts/build/ensureBuilt.ts";
import { TEST_SITE } from "../scripts/build/places.ts";
import { runAsCommand } from "../scripts/command.ts";
import { serveSite } from "../scripts/serve/serve.ts";
import { untilStopped } from "../scripts/serve/stop.ts";

// The site as the files here make it, for tests that look at it with a browser, or one that lies in a folder.
void runAsCommand("server", async ([folder]) => {
  if (folder === undefined) await ensureTestSite();
  const site = await serveSite({ port: 0, directory: folder ?? TEST_SITE });
  console.log(`The site is at ${site.url}`);
  await untilStopped();
  await site.close();
});

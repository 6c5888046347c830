import { ensureTestSite } from "../scripts/build/ensureTestBuilds.ts";
import { TEST_SITE } from "../scripts/build/workspaces.ts";
import { runAsCommand } from "../scripts/command.ts";
import { serveSite } from "../scripts/serve/serve.ts";
import { untilStopped } from "../scripts/serve/stop.ts";

// Serves the test site, built if it is stale, or the site in a folder.
void runAsCommand("server", async ([folder]) => {
  if (folder === undefined) await ensureTestSite();
  const site = await serveSite({ port: 0, directory: folder ?? TEST_SITE });
  console.log(`The site is at ${site.url}`);
  await untilStopped();
  await site.close();
});

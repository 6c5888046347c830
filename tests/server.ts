import { ensureTestSite } from "../scripts/build/ensureBuilt.ts";
import { TEST_SITE } from "../scripts/build/places.ts";
import { runAsCommand } from "../scripts/command.ts";
import { readPort } from "../scripts/serve/port.ts";
import { SITE_PORT, serveSite } from "../scripts/serve/serve.ts";
import { untilStopped } from "../scripts/serve/stop.ts";

// The site as the files here make it, for tests that look at it with a browser.
void runAsCommand("server", async (args) => {
  const port = readPort(args, SITE_PORT);
  await ensureTestSite();
  const site = await serveSite({ port, directory: TEST_SITE });
  await untilStopped();
  await site.close();
});

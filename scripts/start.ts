import { buildSite } from "./build.ts";
import { runAsCommand } from "./command.ts";
import { readPort, refuseTakenPort } from "./port.ts";
import { SITE_PORT, serveSite } from "./serve.ts";
import { untilStopped } from "./stop.ts";

void runAsCommand("start", async (args) => {
  const port = readPort(args, SITE_PORT);
  await refuseTakenPort(port);
  await buildSite({ log: console.log });
  const site = await serveSite({ port });
  console.log(`The site is at ${site.url} (Ctrl-C ends it).`);
  await untilStopped();
  await site.close();
});

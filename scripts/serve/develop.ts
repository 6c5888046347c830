import { startContentService } from "../../content-service/src/service.ts";
import { watchFolders } from "../../content-service/src/watch.ts";
import { houseOf } from "../build/places.ts";
import { layOut, SOURCES } from "../build/secondHouse.ts";
import { runAsCommand } from "../command.ts";
import { startNode } from "../program.ts";
import { SERVICE_LANGUAGES } from "../serviceLanguages.ts";
import { readPort, refuseTakenPort } from "./port.ts";
import { untilEnded } from "./stop.ts";

const DEVELOP_PORT = 8000;

// What the content service says when it has read edited documents.
const READ_AGAIN = /^Read again/;

const HOUSE = houseOf("develop");

// Gatsby's develop server; edited documents and source show in the browser without a restart. It works in
// a house of its own, which follows this one, so that what was built for the public stays.
void runAsCommand("develop", async (args) => {
  const port = readPort(args, DEVELOP_PORT);
  await import("../../design-tokens/semantic.ts");
  await refuseTakenPort(port);
  const content = process.env.CONTENT_URL ? undefined : await startWatchedContent(port);
  layOut(HOUSE);
  const follower = await watchFolders(SOURCES, console.log, async () => layOut(HOUSE));
  const gatsby = startNode(["node_modules/gatsby/cli.js", "develop", "--port", String(port)], {
    env: {
      ENABLE_GATSBY_REFRESH_ENDPOINT: "true",
      ...(content && { CONTENT_URL: content.url }),
    },
    cwd: HOUSE,
  });
  process.exitCode = await untilEnded(gatsby);
  await Promise.all([content?.close(), follower.close()]);
});

function startWatchedContent(sitePort: number) {
  return startContentService({
    languages: SERVICE_LANGUAGES,
    watch: true,
    log: (line) => {
      console.log(line);
      if (READ_AGAIN.test(line)) void askGatsbyToReadAgain(sitePort);
    },
  });
}

async function askGatsbyToReadAgain(port: number): Promise<void> {
  try {
    await fetch(`http://localhost:${port}/__refresh`, { method: "POST" });
  } catch {
    console.log("Gatsby is not up yet; it will read the documents when it is.");
  }
}

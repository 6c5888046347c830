import { startContentService } from "../../content-service/src/service.ts";
import { watchFolders } from "../../content-service/src/watch.ts";
import { SOURCES, syncCopy } from "../build/workspaceCopy.ts";
import { workspaceDir } from "../build/workspaces.ts";
import { runAsCommand } from "../command.ts";
import { startNode } from "../program.ts";
import { SERVICE_LANGUAGES } from "../serviceLanguages.ts";
import { readPort, refuseTakenPort } from "./port.ts";
import { untilEnded } from "./stop.ts";

const DEVELOP_PORT = 8000;

// The content service logs this line after it has read edited documents.
const RELOADED = /^Read again/;

const WORKSPACE = workspaceDir("develop");

// Gatsby's develop server; edited documents and source show in the browser without a restart. It
// runs in a workspace of its own, which is kept in sync with this tree, so that public/ is not
// touched.
void runAsCommand("develop", async (args) => {
  const port = readPort(args, DEVELOP_PORT);
  await import("../../design-tokens/semantic.ts");
  await refuseTakenPort(port);
  const content = process.env.CONTENT_URL ? undefined : await startWatchedContent(port);
  syncCopy(WORKSPACE);
  const watcher = await watchFolders(SOURCES, console.log, async () => syncCopy(WORKSPACE));
  const gatsby = startNode(["node_modules/gatsby/cli.js", "develop", "--port", String(port)], {
    env: {
      ENABLE_GATSBY_REFRESH_ENDPOINT: "true",
      ...(content && { CONTENT_URL: content.url }),
    },
    cwd: WORKSPACE,
  });
  process.exitCode = await untilEnded(gatsby);
  await Promise.all([content?.close(), watcher.close()]);
});

function startWatchedContent(sitePort: number) {
  return startContentService({
    languages: SERVICE_LANGUAGES,
    watch: true,
    log: (line) => {
      console.log(line);
      if (RELOADED.test(line)) void refreshGatsby(sitePort);
    },
  });
}

async function refreshGatsby(port: number): Promise<void> {
  try {
    await fetch(`http://localhost:${port}/__refresh`, { method: "POST" });
  } catch {
    console.log("Gatsby is not ready yet; it will read the documents when it is.");
  }
}

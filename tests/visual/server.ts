import { resolve } from "node:path";
import { preview } from "vite";
import { runAsCommand } from "../../scripts/command.ts";
import { serveSite } from "../../scripts/serve/serve.ts";
import { untilStopped } from "../../scripts/serve/stop.ts";
import { BOOK_FOLDER, BOOK_PORT, SITE_FOLDER, SITE_PORT } from "./addresses.ts";

// The finished site, and the finished book beside it.
void runAsCommand("server", async () => {
  const book = await preview({
    configFile: false,
    // What is not there is answered with 404, not with the book's first page.
    appType: "mpa",
    build: { outDir: resolve(BOOK_FOLDER) },
    preview: { port: BOOK_PORT, strictPort: true },
    logLevel: "error",
  });
  const site = await serveSite({ port: SITE_PORT, directory: SITE_FOLDER });
  await untilStopped();
  await Promise.all([site.close(), book.close()]);
});

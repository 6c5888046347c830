import { resolve } from "node:path";
import { preview } from "vite";
import { runAsCommand } from "../../scripts/command.ts";
import { untilStopped } from "../../scripts/serve/stop.ts";
import { BOOK_FOLDER } from "./addresses.ts";

// The finished book.
void runAsCommand("server", async () => {
  const book = await preview({
    configFile: false,
    // What is not there is answered with 404, not with the book's first page.
    appType: "mpa",
    build: { outDir: resolve(BOOK_FOLDER) },
    preview: { port: 0 },
    logLevel: "error",
  });
  console.log(`The book is at ${book.resolvedUrls?.local[0]}`);
  await untilStopped();
  await book.close();
});

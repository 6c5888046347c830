import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { runAsCommand } from "../command.ts";
import { contractFiles } from "./contractFiles.ts";

/** Writes the files that are generated from content-service/kinds/. */
void runAsCommand("contract", async () => {
  for (const [path, text] of Object.entries(contractFiles())) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    console.log(path);
  }
});

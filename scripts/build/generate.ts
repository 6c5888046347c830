import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { runAsCommand } from "../command.ts";
import { generatedFiles } from "./generatedFiles.ts";

/** Writes the files that follow from content-service/kinds/ and from the folders of the languages. */
void runAsCommand("generate", async () => {
  for (const [path, text] of Object.entries(generatedFiles())) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    console.log(path);
  }
});

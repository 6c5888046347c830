import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { generatedFiles } from "../build/generatedFiles.ts";

/** Generated files that are missing, out of date or changed by hand. */
export const findStaleFiles = (folder = "."): string[] =>
  Object.entries(generatedFiles())
    .filter(([path, text]) => {
      const file = join(folder, path);
      return !existsSync(file) || readFileSync(file, "utf8") !== text;
    })
    .map(([path]) => `${path} is generated, and out of date. Write it again: npm run generate`);

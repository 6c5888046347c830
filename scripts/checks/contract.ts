import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { contractFiles } from "../build/contractFiles.ts";

/** Generated files that differ from the tables in content-service/kinds/. */
export const findStaleContract = (folder = "."): string[] =>
  Object.entries(contractFiles())
    .filter(([path, text]) => {
      const file = join(folder, path);
      return !existsSync(file) || readFileSync(file, "utf8") !== text;
    })
    .map(
      ([path]) => `${path} differs from content-service/kinds/. Write it again: npm run contract`,
    );

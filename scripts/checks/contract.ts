import { existsSync, readFileSync } from "node:fs";
import { contractFiles } from "../build/contractFiles.ts";

/** Generated files that differ from the tables in content-service/kinds/. */
export const findStaleContract = (): string[] =>
  Object.entries(contractFiles())
    .filter(([path, text]) => !existsSync(path) || readFileSync(path, "utf8") !== text)
    .map(
      ([path]) => `${path} differs from content-service/kinds/. Write it again: npm run contract`,
    );

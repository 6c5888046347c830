import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const TEXT = /^(.+\.css\.ts)\?raw$/;

/** Makes `?raw` work for *.css.ts files, which vanilla-extract would compile. */
export const rawStyles: Plugin = {
  name: "raw-styles",
  enforce: "post",
  transform(_, id) {
    const [, file] = TEXT.exec(id) ?? [];
    return file && `export default ${JSON.stringify(readFileSync(file, "utf8"))};`;
  },
};

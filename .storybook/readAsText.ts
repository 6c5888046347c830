import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const TEXT = /^(.+\.css\.ts)\?raw$/;

/** A style that is asked for as a text is one; vanilla-extract would compile it all the same. */
export const readAsText: Plugin = {
  name: "read-as-text",
  enforce: "post",
  transform(_, id) {
    const [, file] = TEXT.exec(id) ?? [];
    return file && `export default ${JSON.stringify(readFileSync(file, "utf8"))};`;
  },
};

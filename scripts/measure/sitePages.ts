import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import type { Language } from "../../src/i18n/languages.ts";
import { languageOfPath } from "../../src/i18n/paths.ts";

export interface SitePage {
  /** "/de/program/canoe-dawn/" */
  path: string;
  /** Its template: "program-detail" */
  kind: string;
  language: Language | undefined;
  /** Its HTML, below public/. */
  file: string;
}

const CHUNK = /^component---src-templates-(.+)-tsx$/;

/** All pages of a finished build that have their own URL, each once. */
export function readPages(folder: string): SitePage[] {
  const data = join(folder, "page-data");
  return readdirSync(data, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith("page-data.json"))
    .map((file) => {
      const { path, componentChunkName } = JSON.parse(readFileSync(join(data, file), "utf8"));
      const [, kind = ""] = CHUNK.exec(componentChunkName) ?? [];
      const html = path.endsWith(".html") ? path : join(path, "index.html");
      return { path, kind, language: languageOfPath(path), file: relative(sep, join(sep, html)) };
    })
    .filter(({ file }) => existsSync(join(folder, file)))
    .sort((one, other) => one.path.localeCompare(other.path));
}

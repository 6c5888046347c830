import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { TEMPLATES, type TemplateName, templateChunk } from "../../src/build/templates.ts";
import type { Language } from "../../src/i18n/languages.ts";
import { languageOfPath } from "../../src/i18n/paths.ts";

export interface SitePage {
  /** "/de/program/canoe-dawn/" */
  path: string;
  /** Its template: "program-detail" */
  kind: TemplateName;
  language: Language | undefined;
  /** Its HTML, below public/. */
  file: string;
}

/** All pages of a finished build that have their own URL, each once. */
export function readPages(folder: string): SitePage[] {
  const data = join(folder, "page-data");
  return readdirSync(data, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith("page-data.json"))
    .map((file) => {
      const { path, componentChunkName } = JSON.parse(readFileSync(join(data, file), "utf8"));
      const kind = TEMPLATES.find((name) => templateChunk(name) === componentChunkName);
      if (!kind)
        throw new Error(`${file} names a template that src/build/templates.ts does not know.`);
      const html = path.endsWith(".html") ? path : join(path, "index.html");
      return { path, kind, language: languageOfPath(path), file: relative(sep, join(sep, html)) };
    })
    .filter(({ file }) => existsSync(join(folder, file)))
    .sort((one, other) => one.path.localeCompare(other.path));
}

import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { SitePage } from "./sitePages.ts";

const ASSETS = ["fonts", "pictures", "static", ".headers.json", "404.html"];
const SCRIPTS = /<script\b[^>]*>[\s\S]*?<\/script>|<link\b[^>]*\bas="(script|fetch)"[^>]*>/g;

/** Copies pages and what they show into a folder, without any script in them. */
export function withoutScripts(from: string, to: string, pages: SitePage[]): void {
  for (const asset of ASSETS) {
    cpSync(join(from, asset), join(to, asset), { recursive: true, force: true });
  }
  for (const { file } of pages) {
    const html = readFileSync(join(from, file), "utf8").replace(SCRIPTS, "");
    mkdirSync(dirname(join(to, file)), { recursive: true });
    writeFileSync(join(to, file), html);
  }
}

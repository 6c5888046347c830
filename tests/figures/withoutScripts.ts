import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { SitePage } from "./sitePages.ts";

/** What a browser also asks for when it shows a page, as the site has it: the signs on its tab, too. */
const ASSETS = ["fonts", "pictures", "static", "icons", "favicon.svg", ".headers.json", "404.html"];
const FILES = /^manifest.*[.]webmanifest$|[.]css$/;
const SCRIPTS = /<script\b[^>]*>[\s\S]*?<\/script>|<link\b[^>]*\bas="(script|fetch)"[^>]*>/g;

/** Copies pages and what they show into a folder, without any script in them. */
export function withoutScripts(from: string, to: string, pages: SitePage[]): void {
  for (const asset of [...ASSETS, ...readdirSync(from).filter((name) => FILES.test(name))]) {
    cpSync(join(from, asset), join(to, asset), { recursive: true, force: true });
  }
  for (const { file } of pages) {
    const html = readFileSync(join(from, file), "utf8").replace(SCRIPTS, "");
    mkdirSync(dirname(join(to, file)), { recursive: true });
    writeFileSync(join(to, file), html);
  }
}

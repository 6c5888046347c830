import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { FUNCTIONS } from "./functions.ts";

/** withSetting("A=1\n", "SITE_URL", "https://a.example") => "A=1\nSITE_URL=https://a.example\n" */
export function withSetting(file: string, name: string, value: string): string {
  const others = file.split("\n").filter((line) => line !== "" && !line.startsWith(`${name}=`));
  return `${[...others, `${name}=${value}`].join("\n")}\n`;
}

/** The function refuses requests from pages of other sites, so it needs the site's URL. */
export function writeFunctionSiteUrl(siteUrl: string): void {
  const path = join(FUNCTIONS, ".env");
  const before = existsSync(path) ? readFileSync(path, "utf8") : "";
  writeFileSync(path, withSetting(before, "SITE_URL", siteUrl));
  console.log(`The function accepts inquiries from pages of ${siteUrl}.`);
}

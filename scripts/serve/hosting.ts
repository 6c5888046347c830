import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { HEADERS_FILE } from "../../src/gatsby/finish/finishPages.ts";

interface Header {
  key: string;
  value: string;
}

interface HeaderRule {
  source: string;
  headers: Header[];
}

export interface HostingConfig {
  headers: HeaderRule[];
  [setting: string]: unknown;
}

/** The rules of firebase.json, with the headers that follow from the build in a folder. */
export function hostingOf(folder: string): HostingConfig {
  const { hosting }: { hosting: HostingConfig } = JSON.parse(readFileSync("firebase.json", "utf8"));
  const file = join(folder, HEADERS_FILE);
  if (!existsSync(file)) return hosting;
  const built: Record<string, string> = JSON.parse(readFileSync(file, "utf8"));
  const headers = Object.entries(built).map(([key, value]) => ({ key, value }));
  return {
    ...hosting,
    headers: hosting.headers.map((rule) =>
      rule.source === "**" ? { ...rule, headers: [...rule.headers, ...headers] } : rule,
    ),
  };
}

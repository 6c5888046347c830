import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { HEADERS_FILE } from "../../src/build/finish/finishPages.ts";
import { LANGUAGES } from "../../src/i18n/languages.ts";
import { LANGUAGE_STYLES } from "../../src/runtime/pageState.ts";

interface Header {
  key: string;
  value: string;
}

interface Redirect {
  regex: string;
  destination: string;
  type: number;
}

interface HeaderRule {
  source: string;
  headers: Header[];
}

export interface HostingConfig {
  headers: HeaderRule[];
  [setting: string]: unknown;
}

/** What firebase.json has rules for: the site, and the book of components. */
export type HostingTarget = "site" | "book";

/** The rules of firebase.json for one of them, without its name. */
export function hostingRules(target: HostingTarget): HostingConfig & { redirects?: Redirect[] } {
  const given: { hosting: ({ target: string } & HostingConfig)[] } = JSON.parse(
    readFileSync("firebase.json", "utf8"),
  );
  const found = given.hosting.find((one) => one.target === target);
  if (!found) throw new Error(`firebase.json has no hosting target "${target}".`);
  const { target: _, ...rules } = found;
  return rules;
}

/**
 * 404.html links language.css relatively: "/de/nope/language.css" is redirected to the styles of
 * German.
 */
const LANGUAGE_STYLES_REDIRECT: Redirect = {
  regex: `^/(${LANGUAGES.join("|")})/(?:.*/)?${LANGUAGE_STYLES.replace(".", "\\.")}$`,
  destination: "/languages/:1.css",
  type: 302,
};

/**
 * The rules of firebase.json for the site, with redirects for the languages and the headers of the build in a
 * folder.
 */
export function hostingConfig(folder: string): HostingConfig {
  const rules = hostingRules("site");
  const hosting = {
    ...rules,
    redirects: [LANGUAGE_STYLES_REDIRECT, ...(rules.redirects ?? [])],
  };
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

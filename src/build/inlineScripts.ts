import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { buildSync } from "esbuild";
import { DEFAULT_LANGUAGE, inEveryLanguage, LANGUAGE_TABLE, LANGUAGES } from "../i18n/languages.ts";
import { DOCUMENT_TYPES } from "../i18n/routes.ts";
import { narrowingOf } from "../lists/filters.ts";
import { ORDER } from "../lists/order.ts";
import type { run as departed } from "../runtime/inline/hidePast.ts";
import type { run as narrowing } from "../runtime/inline/hideUnfiltered.ts";
import type { run as languageRedirect } from "../runtime/inline/languageRedirect.ts";
import type { run as workerRemover } from "../runtime/inline/removeServiceWorker.ts";
import type { run as worker } from "../runtime/inline/serviceWorker.ts";
import type { run as start } from "../runtime/inline/start.ts";
import type { run as sheets } from "../runtime/inline/styleFallback.ts";

/** The modules of src/runtime/inline/ that are bundled, with what each is given by the build. */
interface Given {
  departed: Parameters<typeof departed>;
  languageRedirect: Parameters<typeof languageRedirect>;
  narrowing: Parameters<typeof narrowing>;
  sheets: Parameters<typeof sheets>;
  start: Parameters<typeof start>;
  worker: Parameters<typeof worker>;
  workerRemover: Parameters<typeof workerRemover>;
}

/** As esbuild calls them; it knows Samsung's browser by Chrome. */
const ENGINES: Record<string, string> = {
  chrome: "chrome",
  edge: "edge",
  firefox: "firefox",
  safari: "safari",
  ios_saf: "ios",
};

/** targetsOf(["chrome >= 109", "ios_saf >= 16.4", "samsung >= 21"]) => ["chrome109", "ios16.4"] */
export const targetsOf = (browsers: string[]): string[] =>
  browsers.flatMap((browser) => {
    const [name = "", version = ""] = browser.split(" >= ");
    const engine = ENGINES[name];
    return engine ? [engine + version] : [];
  });

function targets(): string[] {
  const { browserslist }: { browserslist: string[] } = JSON.parse(
    readFileSync(resolve("package.json"), "utf8"),
  );
  return targetsOf(browserslist);
}

/** The text of src/runtime/inline/<name>.ts and all that it imports, which runs at once, by what it is given. */
export function inlineScript<Name extends keyof Given>(name: Name, ...given: Given[Name]): string {
  const values = given.map((value) => JSON.stringify(value)).join();
  const { outputFiles } = buildSync({
    stdin: {
      contents: `import { run } from "./${name}.ts"; run(${values});`,
      resolveDir: resolve("src/runtime/inline"),
    },
    bundle: true,
    write: false,
    format: "iife",
    minify: true,
    charset: "utf8",
    target: targets(),
  });
  return outputFiles.map(({ text }) => text.trim()).join("");
}

/** What stands in pages, by the name that its element has there: <script data-inline="start"> */
export type PageScripts = Record<
  "departed" | "languageRedirect" | "narrowing" | "sheets" | "start",
  string
>;

/** narrowedBy() => "category|type|length|order" */
const narrowedBy = (): string => {
  const facets = DOCUMENT_TYPES.flatMap((type) => narrowingOf(type).facets.map(({ name }) => name));
  return [...facets, ORDER].join("|");
};

export const pageScripts = (prefix: string): PageScripts => ({
  departed: inlineScript("departed"),
  languageRedirect: inlineScript("languageRedirect", {
    site: { languages: LANGUAGES, fallback: DEFAULT_LANGUAGE, prefix },
    htmlLangs: inEveryLanguage((language) => LANGUAGE_TABLE[language].htmlLang),
  }),
  narrowing: inlineScript("narrowing", narrowedBy()),
  sheets: inlineScript("sheets"),
  start: inlineScript("start"),
});

const inAttribute = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");

/** inlineElement("narrowing", "a()") => '<script data-inline="narrowing">a()</script>' */
export function inlineElement(
  name: keyof PageScripts,
  text: string,
  attributes: Record<string, string> = {},
): string {
  const written = Object.entries({ "data-inline": name, ...attributes }).map(
    ([attribute, value]) => ` ${attribute}="${inAttribute(value)}"`,
  );
  return `<script${written.join("")}>${text}</script>`;
}

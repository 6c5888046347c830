import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { buildSync } from "esbuild";
import { byLanguage, DEFAULT_LANGUAGE, LANGUAGE_TABLE, LANGUAGES } from "../i18n/languages.ts";
import { DOCUMENT_TYPES } from "../i18n/routes.ts";
import { filtersOf } from "../lists/filters.ts";
import { ORDER_PARAM } from "../lists/sortOrder.ts";
import { SHOW } from "../maps/mapFilter.ts";
import type { run as hidePast } from "../runtime/inline/hidePast.ts";
import type { run as hideUnfiltered } from "../runtime/inline/hideUnfiltered.ts";
import type { run as languageRedirect } from "../runtime/inline/languageRedirect.ts";
import type { run as openingPicture } from "../runtime/inline/openingPicture.ts";
import type { run as removeServiceWorker } from "../runtime/inline/removeServiceWorker.ts";
import type { run as serviceWorker } from "../runtime/inline/serviceWorker.ts";
import type { run as start } from "../runtime/inline/start.ts";
import type { run as styleFallback } from "../runtime/inline/styleFallback.ts";
import type { run as theme } from "../runtime/inline/theme.ts";
import { INLINE, type PageScriptName } from "../runtime/pageState.ts";

/** The modules of src/runtime/inline/, with the arguments of their run(). */
interface ScriptArguments {
  hidePast: Parameters<typeof hidePast>;
  languageRedirect: Parameters<typeof languageRedirect>;
  hideUnfiltered: Parameters<typeof hideUnfiltered>;
  openingPicture: Parameters<typeof openingPicture>;
  styleFallback: Parameters<typeof styleFallback>;
  theme: Parameters<typeof theme>;
  start: Parameters<typeof start>;
  serviceWorker: Parameters<typeof serviceWorker>;
  removeServiceWorker: Parameters<typeof removeServiceWorker>;
}

/** esbuild's names of browsers; Samsung's is covered by Chrome. */
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

/** Bundles src/runtime/inline/<name>.ts into a script that calls run() with the arguments. */
export function inlineScript<Name extends keyof ScriptArguments>(
  name: Name,
  ...given: ScriptArguments[Name]
): string {
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

/** Inline scripts of pages, by the name in <script data-inline="start"> */
export type PageScripts = Record<PageScriptName, string>;

/** filterParams() => "category|type|length|order|show" */
const filterParams = (): string => {
  const filters = DOCUMENT_TYPES.flatMap((type) => filtersOf(type).filters.map(({ name }) => name));
  return [...filters, ORDER_PARAM, SHOW].join("|");
};

export const pageScripts = (prefix: string): PageScripts => ({
  hidePast: inlineScript("hidePast"),
  languageRedirect: inlineScript("languageRedirect", {
    site: { languages: LANGUAGES, fallback: DEFAULT_LANGUAGE, prefix },
    htmlLangs: byLanguage((language) => LANGUAGE_TABLE[language].htmlLang),
  }),
  hideUnfiltered: inlineScript("hideUnfiltered", filterParams()),
  openingPicture: inlineScript("openingPicture"),
  styleFallback: inlineScript("styleFallback"),
  theme: inlineScript("theme"),
  start: inlineScript("start"),
});

const inAttribute = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");

/** inlineElement("hideUnfiltered", "a()") => '<script data-inline="hideUnfiltered">a()</script>' */
export function inlineElement(
  name: PageScriptName,
  text: string,
  attributes: Record<string, string> = {},
): string {
  const written = Object.entries({ [INLINE]: name, ...attributes }).map(
    ([attribute, value]) => ` ${attribute}="${inAttribute(value)}"`,
  );
  return `<script${written.join("")}>${text}</script>`;
}

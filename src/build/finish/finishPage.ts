import { inlineElement, type PageScripts } from "../inlineScripts.ts";

/** Where a page says which path Gatsby drew it for (src/runtime/inline/start.ts). */
const PATH_ID = "page-path";

/** Gatsby's own scripts as it writes them; each holds one thing that we take over. */
const PATH_SCRIPT =
  /<script id="gatsby-script-loader">\/\*<!\[CDATA\[\*\/window\.pagePath=("(?:[^"\\]|\\.)*");\/\*\]\]>\*\/<\/script>/;
const CHUNKS_SCRIPT =
  /<script\s+id="gatsby-chunk-mapping"\s*>\s*window\.___chunkMapping=[\s\S]*?<\/script>/;
const BUILD_SCRIPT = /<script>window\.___webpackCompilationHash="([^"]*)";<\/script>/;
const OUTER_SCRIPT = /<script src="([^"]+)" async><\/script>/g;

const doesNotFit = (): Error =>
  new Error(
    "Gatsby writes its scripts in another way than src/build/finish/finishPage.ts knows: compare the end of a page in public/ with the patterns there.",
  );

/** A block of data, which no browser runs: pathElement("/hr/") => '<script id=… type="application/json">"/hr/"</script>' */
const pathElement = (path: string): string =>
  `<script id="${PATH_ID}" type="application/json">${JSON.stringify(path).replaceAll("<", "\\u003c")}</script>`;

/** Empty, as a layout writes it, or with the text of an earlier build, whose pages Gatsby keeps. */
const INLINE_SCRIPT = /(<script data-inline="([^"]*)"[^>]*>)[\s\S]*?(?=<\/script>)/g;

const isOurs = (name: string, scripts: PageScripts): name is keyof PageScripts => name in scripts;

/** Writes today's text of src/runtime/inline/ into each script of ours, whatever stood there. */
const fillScripts = (html: string, scripts: PageScripts): string =>
  html.replace(INLINE_SCRIPT, (_, opening: string, name: string) => {
    if (isOurs(name, scripts)) return opening + scripts[name];
    throw new Error(
      `A page has a script "${name}", and src/build/inlineScripts.ts does not know it.`,
    );
  });

/**
 * Takes a page from Gatsby's hands: its scripts become one that is the same everywhere. A page that was
 * finished before gets the scripts of today; of one whose scripts alone Gatsby has changed since, these
 * are finished.
 */
export function finishPage(html: string, scripts: PageScripts): string {
  return fillScripts(finishScripts(finishPath(html)), scripts);
}

const PATH_ELEMENT = new RegExp(`<script id="${PATH_ID}" type="application/json">(".*?")</script>`);

/** The path that Gatsby drew a page for, finished or not: "/hr/" */
export function pathOf(html: string): string | undefined {
  const [, path] = PATH_SCRIPT.exec(html) ?? PATH_ELEMENT.exec(html) ?? [];
  return path === undefined ? undefined : String(JSON.parse(path));
}

function finishPath(html: string): string {
  const [element, path] = PATH_SCRIPT.exec(html) ?? [];
  if (!element || !path) {
    if (html.includes('window.pagePath="')) throw doesNotFit();
    return html;
  }
  return html.replace(element, () => pathElement(String(JSON.parse(path))));
}

function finishScripts(html: string): string {
  const [buildElement, build] = BUILD_SCRIPT.exec(html) ?? [];
  const [chunksElement] = CHUNKS_SCRIPT.exec(html) ?? [];
  const outer = [...html.matchAll(OUTER_SCRIPT)];
  if (!buildElement && !chunksElement && outer.length === 0) return html;
  if (!buildElement || !build || !chunksElement || outer.length === 0) throw doesNotFit();
  const sources = outer.map(([, src = ""]) => src).join(" ");
  const start = inlineElement("start", "", { "data-build": build, "data-scripts": sources });
  const withStart = html.replace(chunksElement, "").replace(buildElement, () => start);
  return outer.reduce((page, [element]) => page.replace(element, ""), withStart);
}

import { pathElement, renewStart, startElement } from "./startScript.ts";

/** Gatsby's own scripts as it writes them; each holds one thing that we take over. */
const PATH_SCRIPT =
  /<script id="gatsby-script-loader">\/\*<!\[CDATA\[\*\/window\.pagePath=("(?:[^"\\]|\\.)*");\/\*\]\]>\*\/<\/script>/;
const CHUNKS_SCRIPT =
  /<script\s+id="gatsby-chunk-mapping"\s*>\s*window\.___chunkMapping=[\s\S]*?<\/script>/;
const BUILD_SCRIPT = /<script>window\.___webpackCompilationHash="([^"]*)";<\/script>/;
const OUTER_SCRIPT = /<script src="([^"]+)" async><\/script>/g;

const doesNotFit = (): Error =>
  new Error(
    "Gatsby writes its scripts in another way than src/gatsby/finish/finishPage.ts knows: compare the end of a page in public/ with the patterns there.",
  );

/**
 * Takes a page from Gatsby's hands: its scripts become one that is the same everywhere. A page that was
 * finished before gets the start of today; of one whose scripts alone Gatsby has changed since, these
 * are finished.
 */
export function finishPage(html: string): string {
  return finishScripts(finishPath(html));
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
  if (!buildElement && !chunksElement && outer.length === 0) return renewStart(html);
  if (!buildElement || !build || !chunksElement || outer.length === 0) throw doesNotFit();
  const start = startElement(
    build,
    outer.map(([, src = ""]) => src),
  );
  const withStart = html.replace(chunksElement, "").replace(buildElement, () => start);
  return outer.reduce((page, [element]) => page.replace(element, ""), withStart);
}

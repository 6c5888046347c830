import { BUILD_HASH, INLINE, PATH_ID, SCRIPTS } from "../../runtime/pageState.ts";
import { inlineElement, type PageScripts } from "../inlineScripts.ts";

/** Gatsby's own scripts; one value is taken over from each. */
const PATH_SCRIPT =
  /<script id="gatsby-script-loader">\/\*<!\[CDATA\[\*\/window\.pagePath=("(?:[^"\\]|\\.)*");\/\*\]\]>\*\/<\/script>/;
const CHUNKS_SCRIPT =
  /<script\s+id="gatsby-chunk-mapping"\s*>\s*window\.___chunkMapping=[\s\S]*?<\/script>/;
const BUILD_SCRIPT = /<script>window\.___webpackCompilationHash="([^"]*)";<\/script>/;
const OUTER_SCRIPT = /<script src="([^"]+)" async><\/script>/g;

const unexpectedMarkup = (): Error =>
  new Error(
    "Gatsby's scripts do not match the patterns in src/build/finish/finishPage.ts: compare them with the end of a page in public/.",
  );

/** A data block: pathElement("/hr/") => '<script id=… type="application/json">"/hr/"</script>' */
const pathElement = (path: string): string =>
  `<script id="${PATH_ID}" type="application/json">${JSON.stringify(path).replaceAll("<", "\\u003c")}</script>`;

/** Empty, as a layout renders it, or with the text of an earlier build, whose pages Gatsby reuses. */
const INLINE_SCRIPT = new RegExp(`(<script ${INLINE}="([^"]*)"[^>]*>)[\\s\\S]*?(?=</script>)`, "g");

const isOurs = (name: string, scripts: PageScripts): name is keyof PageScripts => name in scripts;

/** Writes the current scripts of src/runtime/inline/ into their elements. */
const fillScripts = (html: string, scripts: PageScripts): string =>
  html.replace(INLINE_SCRIPT, (_, opening: string, name: string) => {
    if (isOurs(name, scripts)) return opening + scripts[name];
    throw new Error(
      `A page has a script "${name}", and src/build/inlineScripts.ts does not know it.`,
    );
  });

/**
 * Replaces Gatsby's scripts of a page by one that is the same in all pages. Also works for a page that was
 * finished by an earlier build, and for one of which Gatsby has only updated the scripts since.
 */
export function finishPage(html: string, scripts: PageScripts): string {
  return fillScripts(finishScripts(finishPath(html)), scripts);
}

const PATH_ELEMENT = new RegExp(`<script id="${PATH_ID}" type="application/json">(".*?")</script>`);

/** The path that Gatsby rendered a page for, finished or not: "/hr/" */
export function pathOf(html: string): string | undefined {
  const [, path] = PATH_SCRIPT.exec(html) ?? PATH_ELEMENT.exec(html) ?? [];
  return path === undefined ? undefined : String(JSON.parse(path));
}

function finishPath(html: string): string {
  const [element, path] = PATH_SCRIPT.exec(html) ?? [];
  if (!element || !path) {
    if (html.includes('window.pagePath="')) throw unexpectedMarkup();
    return html;
  }
  return html.replace(element, () => pathElement(String(JSON.parse(path))));
}

function finishScripts(html: string): string {
  const [buildElement, build] = BUILD_SCRIPT.exec(html) ?? [];
  const [chunksElement] = CHUNKS_SCRIPT.exec(html) ?? [];
  const outer = [...html.matchAll(OUTER_SCRIPT)];
  if (!buildElement && !chunksElement && outer.length === 0) return html;
  if (!buildElement || !build || !chunksElement || outer.length === 0) throw unexpectedMarkup();
  const sources = outer.map(([, src = ""]) => src).join(" ");
  const start = inlineElement("start", "", { [BUILD_HASH]: build, [SCRIPTS]: sources });
  const withStart = html.replace(chunksElement, "").replace(buildElement, () => start);
  return outer.reduce((page, [element]) => page.replace(element, ""), withStart);
}

import { INLINE, type PageScriptName, STYLE_SHEET } from "../../runtime/pageState.ts";
import { inlineElement } from "../inlineScripts.ts";
import { readChunkFiles } from "./chunkFiles.ts";

// Gatsby inlines the styles of the site and of the template into every page. They are replaced by links, so that
// browsers cache the files.

const FALLBACK = "styleFallback" satisfies PageScriptName;

/** Styles as Gatsby writes them, and the links of an earlier build, whose pages Gatsby reuses. */
const STYLE_MARKUP = [
  '<(style) data-href="[^"]+" data-identity="gatsby-global-css">',
  `<(script) ${INLINE}="${FALLBACK}">`,
  `<link rel="stylesheet" ${STYLE_SHEET}[^>]*>`,
].join("|");

/** Start and end of the adjacent style elements in a page. */
function findStyleRange(html: string): [number, number] | null {
  const start = html.search(STYLE_MARKUP);
  if (start < 0) return null;
  const piece = new RegExp(STYLE_MARKUP, "y");
  for (let end = start; ; ) {
    piece.lastIndex = end;
    const [found, style, script] = piece.exec(html) ?? [];
    if (!found) return [start, end];
    const closing = `</${style ?? script}>`;
    end = style || script ? html.indexOf(closing, end) + closing.length : piece.lastIndex;
  }
}

/** Adds links to the style sheets of a page's template, after the script that handles a failing one. */
export async function styleSheetLinker(
  publicFolder: string,
  pathPrefix: string,
  script: string,
): Promise<(html: string, kind: string) => string> {
  const filesOf = await readChunkFiles(publicFolder);
  return (html, kind) => {
    const place = findStyleRange(html);
    if (!place) return html;
    const sheets = filesOf(kind).filter((file) => file.endsWith(".css"));
    if (sheets.length === 0) throw new Error(`webpack knows no style sheet of "${kind}".`);
    const links = sheets.map(
      (sheet) => `<link rel="stylesheet" ${STYLE_SHEET} href="${pathPrefix}/${sheet}"/>`,
    );
    const [start, end] = place;
    return (
      html.slice(0, start) + inlineElement(FALLBACK, script) + links.join("") + html.slice(end)
    );
  };
}

import { inlineElement } from "../inlineScripts.ts";
import { readChunkFiles } from "./chunkFiles.ts";

// Gatsby writes the styles of the whole site and those of its kind into every page. A page has links to their files
// instead: they come once for all pages, and from the second page on they are there.

/** As Gatsby writes a sheet; and what is left here, of this or an earlier build, whose pages Gatsby keeps. */
const PIECE =
  /<(style) data-href="[^"]+" data-identity="gatsby-global-css">|<(script) data-inline="styleFallback">|<link rel="stylesheet" data-stylesheet[^>]*>/;

/** From where to where the sheets stand in a page, one after the other. */
function placeOfSheets(html: string): [number, number] | null {
  const start = html.search(PIECE);
  if (start < 0) return null;
  const piece = new RegExp(PIECE, "y");
  for (let end = start; ; ) {
    piece.lastIndex = end;
    const [found, style, script] = piece.exec(html) ?? [];
    if (!found) return [start, end];
    const closing = `</${style ?? script}>`;
    end = style || script ? html.indexOf(closing, end) + closing.length : piece.lastIndex;
  }
}

/** Gives a page the sheets of its kind, and before them the script that does not wait for them for ever. */
export async function pageSheets(
  publicFolder: string,
  pathPrefix: string,
  script: string,
): Promise<(html: string, kind: string) => string> {
  const filesOf = await readChunkFiles(publicFolder);
  return (html, kind) => {
    const place = placeOfSheets(html);
    if (!place) return html;
    const sheets = filesOf(kind).filter((file) => file.endsWith(".css"));
    if (sheets.length === 0) throw new Error(`webpack knows no style sheet of "${kind}".`);
    const links = sheets.map(
      (sheet) => `<link rel="stylesheet" data-stylesheet href="${pathPrefix}/${sheet}"/>`,
    );
    const [start, end] = place;
    return (
      html.slice(0, start) +
      inlineElement("styleFallback", script) +
      links.join("") +
      html.slice(end)
    );
  };
}

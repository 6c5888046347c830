import { contentHash } from "../contentHash.ts";

// What is only for paper stands in a file of its own, which a browser fetches when nothing else is waiting.

const OF_ALL = /(<style\b[^>]*\bdata-identity="gatsby-global-css"[^>]*>)([\s\S]*?)(<\/style>)/;
const BLOCK = "@media print{";

export interface PrintStyles {
  /** The page without them, with a link to them. */
  html: string;
  /** "styles-print.3f2a….css"; "" where the page has none, or they are taken out already. */
  name: string;
  text: string;
}

/** Where the block ends that begins before a place in the text. */
function endOfBlock(css: string, from: number): number {
  let depth = 1;
  let at = from;
  for (; depth > 0 && at < css.length; at += 1) {
    if (css[at] === "{") depth += 1;
    if (css[at] === "}") depth -= 1;
  }
  return at;
}

/** splitPrint("a{}@media print{b{}}c{}") => ["a{}c{}", "b{}"] */
export function splitPrint(css: string): [screen: string, print: string] {
  let screen = "";
  let print = "";
  let at = 0;
  for (let start = css.indexOf(BLOCK); start >= 0; start = css.indexOf(BLOCK, at)) {
    const end = endOfBlock(css, start + BLOCK.length);
    screen += css.slice(at, start);
    print += css.slice(start + BLOCK.length, end - 1);
    at = end;
  }
  return [screen + css.slice(at), print];
}

export function takePrintStyles(html: string, prefix: string): PrintStyles {
  const [element, opening = "", css = "", closing = ""] = OF_ALL.exec(html) ?? [];
  const [screen, text] = splitPrint(css);
  if (!element || text === "") return { html, name: "", text };
  const name = `styles-print.${contentHash(text)}.css`;
  const link = `<link rel="stylesheet" media="print" href="${prefix}/${name}">`;
  return { html: html.replace(element, () => opening + screen + closing + link), name, text };
}

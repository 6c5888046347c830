import { readFile } from "node:fs/promises";
import { join } from "node:path";
import postcss, { type Container } from "postcss";
import { readChunkFiles } from "./chunkFiles.ts";

// Gatsby writes the styles of the whole site and those of its kind into every page. A page keeps those of what
// stands in it and in others of its kind, as they are on a screen; the rest comes as files with its scripts, which
// may draw anything.

/**
 * The sheets as Gatsby writes them, or as this or an earlier build left them. That name says no longer that the page has
 * all of them, so webpack asks for the files before it runs the page's script (src/gatsby/internals/styleOrder.ts).
 */
const SHEET = /<style data-(?:href="[^"]+" data-identity="gatsby-global-css"|sheet[^>]*)>/;
const SHEET_HERE = new RegExp(SHEET, "y");
const SHEET_END = "</style>";

/** From where to where the sheets stand in a page, one after the other. */
function placeOfSheets(html: string): [number, number] | null {
  const start = html.search(SHEET);
  if (start < 0) return null;
  let end = start;
  for (SHEET_HERE.lastIndex = end; SHEET_HERE.test(html); SHEET_HERE.lastIndex = end) {
    end = html.indexOf(SHEET_END, end) + SHEET_END.length;
  }
  return [start, end];
}

/**
 * Where no script runs, what only paper asks for: browsers fetch it last. By another name than webpack's, which would
 * take the sheet for there already.
 */
const PAPER = /<noscript>(?:<link rel="stylesheet" media="print"[^>]*>)+<\/noscript>/;

const paperElement = (sheets: string[]): string => {
  const links = sheets.map(
    (sheet) => `<link rel="stylesheet" media="print" href="${sheet}#paper"/>`,
  );
  return `<noscript>${links.join("")}</noscript>`;
};

const CLASSES = /\sclass="([^"]+)"/g;

/** ".a:not(.b, .c) > .d" => ["a", "d"]: where one of these is missing, it says nothing. */
function classesOf(selector: string): string[] {
  const outside = selector.replace(/\([^()]*\)/g, "");
  if (outside !== selector) return classesOf(outside);
  return [...selector.matchAll(/\.(-?[_a-z][\w-]*)/gi)].map(([, name = ""]) => name);
}

function removeEmpty(container: Container): void {
  for (const node of [...(container.nodes ?? [])]) {
    if (node.type !== "atrule" || !node.nodes) continue;
    removeEmpty(node);
    if (node.nodes.length === 0) node.remove();
  }
}

/** What of a style sheet can mean something on a screen where there are no other classes. */
export function stylesFor(sheet: string, classes: ReadonlySet<string>): string {
  const root = postcss.parse(sheet);
  root.walkAtRules("media", (media) => {
    if (media.params === "print") media.remove();
  });
  root.walkRules((rule) => {
    const meant = rule.selectors.filter((selector) =>
      classesOf(selector).every((name) => classes.has(name)),
    );
    if (meant.length === 0) rule.remove();
    else if (meant.length < rule.selectors.length) rule.selectors = meant;
  });
  removeEmpty(root);
  const rest = root.toString();
  root.walkAtRules("keyframes", (motion) => {
    if (rest.split(motion.params).length === 2) motion.remove();
  });
  return root.toString();
}

interface Filled {
  style: string;
  paper: string;
}

/** The styles of each kind of page: first all pages are shown to it, then it fills them. */
export async function pageStyles(publicFolder: string, pathPrefix: string) {
  const filesOf = await readChunkFiles(publicFolder);
  const classesByKind = new Map<string, Set<string>>();
  const filled = new Map<string, Promise<Filled>>();

  async function fillKind(kind: string): Promise<Filled> {
    const files = filesOf(kind).filter((file) => file.endsWith(".css"));
    if (files.length === 0) throw new Error(`webpack knows no style sheet of "${kind}".`);
    const lists = [...(classesByKind.get(kind) ?? [])];
    const classes = new Set(lists.flatMap((list) => list.split(/\s+/)));
    const sheets = await Promise.all(
      files.map((file) => readFile(join(publicFolder, file), "utf8")),
    );
    return {
      style: `<style data-sheet>${stylesFor(sheets.join(""), classes)}</style>`,
      paper: paperElement(files.map((file) => `${pathPrefix}/${file}`)),
    };
  }

  return {
    look(html: string, kind: string): void {
      const known = classesByKind.get(kind) ?? new Set();
      classesByKind.set(kind, known);
      for (const [, list = ""] of html.matchAll(CLASSES)) known.add(list);
    },
    async fill(html: string, kind: string): Promise<string> {
      const place = placeOfSheets(html);
      if (!place) return html;
      const [start, end] = place;
      const filling = filled.get(kind) ?? fillKind(kind);
      filled.set(kind, filling);
      const { style, paper } = await filling;
      const rest = html
        .slice(end)
        .replace(PAPER, "")
        .replace("</body>", (closing) => paper + closing);
      return html.slice(0, start) + style + rest;
    },
  };
}

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import postcss, { type Container } from "postcss";

// Gatsby writes the styles of the whole site into every page. A page keeps those of what stands in it and in
// others of its kind, as they are on a screen; the rest comes as a file with its scripts, which may draw anything.

/**
 * As Gatsby writes it, and as it is left here. The second name says no longer that the page has all of the
 * sheet, so webpack asks for the file before it runs the page's script.
 */
const SHEET =
  /<style data-(?:href="([^"]+)" data-identity="gatsby-global-css"|sheet="([^"]+)")>[\s\S]*?<\/style>/;

/**
 * Where no script runs, what only paper asks for: browsers fetch it last. By another name than webpack's, which would
 * take the sheet for there already.
 */
const PAPER = /<noscript><link rel="stylesheet" media="print"[^>]*><\/noscript>/;

const paperElement = (sheet: string): string =>
  `<noscript><link rel="stylesheet" media="print" href="${sheet}#paper"/></noscript>`;

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

/** The styles of each kind of page: first all pages are shown to it, then it fills them. */
export function pageStyles(publicFolder: string, pathPrefix: string) {
  const classesByKind = new Map<string, Set<string>>();
  const filled = new Map<string, Promise<string>>();

  const styleElement = async (sheet: string, kind: string): Promise<string> => {
    const file = join(publicFolder, sheet.slice(pathPrefix.length));
    const lists = [...(classesByKind.get(kind) ?? [])];
    const classes = new Set(lists.flatMap((list) => list.split(/\s+/)));
    return `<style data-sheet="${sheet}">${stylesFor(await readFile(file, "utf8"), classes)}</style>`;
  };

  return {
    look(html: string, kind: string): void {
      const known = classesByKind.get(kind) ?? new Set();
      classesByKind.set(kind, known);
      for (const [, list = ""] of html.matchAll(CLASSES)) known.add(list);
    },
    async fill(html: string, kind: string): Promise<string> {
      const [element, drawn, finished] = SHEET.exec(html) ?? [];
      const sheet = drawn ?? finished;
      if (!element || !sheet) return html;
      const key = `${kind} ${sheet}`;
      const style = filled.get(key) ?? styleElement(sheet, kind);
      filled.set(key, style);
      const text = await style;
      return html
        .replace(element, () => text)
        .replace(PAPER, "")
        .replace("</body>", (end) => paperElement(sheet) + end);
    },
  };
}

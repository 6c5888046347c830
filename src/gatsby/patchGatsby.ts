import { readFile, writeFile } from "node:fs/promises";
import { resolve } from "node:path";

interface Patch {
  was: string;
  becomes: string;
}

/** What Gatsby's part of the browser's script says or does, file by file, and what it does instead. */
const PATCHES: Record<string, Patch[]> = {
  "navigation.js": [
    // Its words are English and built in; src/layouts/navigation.ts knows the visitor's.
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is a piece of Gatsby's source
    { was: "`Navigated to ${pageName}`", becomes: "window.sayNavigated(pageName)" },
    // A page that cannot be loaded by script is loaded as a whole, with all of its address.
    {
      was: "window.location = pathname\n      clearTimeout(timeoutId)",
      becomes: "window.location = pathname + search + hash\n      clearTimeout(timeoutId)",
    },
  ],
  // Gatsby prefers a page with a wildcard ("/de/*") to the one that has the address itself, and
  // therefore ships a list of all pages to every visitor. Without the list, the wildcard comes in
  // where there is no page: when the site served its 404 page, or has no data for the address.
  "find-path.js": [
    {
      was: "export const findPath = rawPathname => {\n",
      becomes: `// The site served its 404 page for the address that the browser shows, which the router encodes anew.
const isUnknownHere = rawPathname => {
  if (window.pagePath !== "/404.html") return false
  const { pathname } = window.location
  return [pathname, encodeURI(decodeURI(pathname))].map(cleanPath).includes(cleanPath(rawPathname))
}

export const findPath = rawPathname => {
`,
    },
    {
      was: "let foundPath = findMatchPath(trimmedPathname)\n",
      becomes:
        "let foundPath = isUnknownHere(rawPathname) ? findMatchPath(trimmedPathname) : null\n",
    },
  ],
  "loader.js": [
    {
      was: "if (pagePath === `/404.html` || pagePath === `/500.html`) {\n          return Object.assign(loadObj, {\n            status: PageResourceStatus.Error,\n          })\n        }\n\n        // Need some code here to cache the 404 request. In case\n        // multiple loadPageDataJsons result in 404s\n        return this.fetchPageDataJson(\n          Object.assign(loadObj, { pagePath: `/404.html`, notFound: true })\n",
      becomes:
        "if (loadObj.notFound || pagePath === `/500.html`) {\n          return Object.assign(loadObj, {\n            status: PageResourceStatus.Error,\n          })\n        }\n\n        return this.fetchPageDataJson(\n          Object.assign(loadObj, {\n            pagePath: findMatchPath(pagePath) ?? `/404.html`,\n            notFound: true,\n          })\n",
    },
  ],
};

/** Files whose patches hold for a built site only: develop has a 404 page of its own. */
const OF_THE_BUILD = ["find-path.js", "loader.js"];

/** patch("navigation.js", "… `Navigated to ${pageName}` …") => "… window.sayNavigated(pageName) …" */
export function patch(file: string, source: string): string {
  return (PATCHES[file] ?? []).reduce((text, { was, becomes }) => {
    if (text.includes(becomes)) return text;
    if (!text.includes(was)) {
      throw new Error(
        `Gatsby's ${file} is another than the one we know: it has no "${was}". Look at it and mend src/gatsby/patchGatsby.ts.`,
      );
    }
    return text.replace(was, () => becomes);
  }, source);
}

/** Gatsby copies its own part of the browser's script into .cache before each build: there we mend it. */
export async function patchGatsby(): Promise<void> {
  const isDevelop = process.env.gatsby_executing_command === "develop";
  const files = Object.keys(PATCHES).filter((file) => !isDevelop || !OF_THE_BUILD.includes(file));
  for (const name of files) {
    const file = resolve(".cache", name);
    const source = await readFile(file, "utf8");
    const patched = patch(name, source);
    if (patched !== source) await writeFile(file, patched);
  }
}

import { readFile, writeFile } from "node:fs/promises";
import { resolve } from "node:path";

/** What Gatsby's navigation says or does, and what ours does instead. */
const PATCHES: { was: string; becomes: string }[] = [
  // Its words are English and built in; src/layouts/navigation.ts knows the visitor's.
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is a piece of Gatsby's source
  { was: "`Navigated to ${pageName}`", becomes: "window.sayNavigated(pageName)" },
  // A page that cannot be loaded by script is loaded as a whole, with all of its address.
  {
    was: "window.location = pathname\n      clearTimeout(timeoutId)",
    becomes: "window.location = pathname + search + hash\n      clearTimeout(timeoutId)",
  },
];

/** patch("… `Navigated to ${pageName}` …") => "… window.sayNavigated(pageName) …" */
export function patch(source: string): string {
  return PATCHES.reduce((text, { was, becomes }) => {
    if (text.includes(becomes)) return text;
    if (!text.includes(was)) {
      throw new Error(
        `Gatsby's navigation.js is another than the one we know: it has no "${was}". Look at it and mend src/gatsby/patchNavigation.ts.`,
      );
    }
    return text.replace(was, () => becomes);
  }, source);
}

/** Gatsby copies its own part of the browser's script into .cache before each build: there we mend it. */
export async function patchNavigation(): Promise<void> {
  const file = resolve(".cache", "navigation.js");
  const source = await readFile(file, "utf8");
  const patched = patch(source);
  if (patched !== source) await writeFile(file, patched);
}

import type { Patch } from "./patch.ts";

export const NAVIGATION: Patch[] = [
  // Gatsby's announcement is in English; src/runtime/navigation.ts has the visitor's language.
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is a piece of Gatsby's source
  { find: "`Navigated to ${pageName}`", replacement: "window.announcementOf(pageName)" },
  // A page that cannot be loaded by script is loaded as a document, with query and hash.
  {
    find: "window.location = pathname\n      clearTimeout(timeoutId)",
    replacement: "window.location = pathname + search + hash\n      clearTimeout(timeoutId)",
  },
];

import type { Patch } from "./patch.ts";

export const NAVIGATION: Patch[] = [
  // Its words are English and built in; src/runtime/navigation.ts knows the visitor's.
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is a piece of Gatsby's source
  { was: "`Navigated to ${pageName}`", becomes: "window.announcementOf(pageName)" },
  // A page that cannot be loaded by script is loaded as a whole, with all of its address.
  {
    was: "window.location = pathname\n      clearTimeout(timeoutId)",
    becomes: "window.location = pathname + search + hash\n      clearTimeout(timeoutId)",
  },
  // A page that is loaded anew because a part of it did not come would be loaded again and again.
  {
    was: "    if (nextRoute) {\n      window.location.pathname = nextRoute\n    }\n",
    becomes: "    // Whoever asked for it says so.\n",
  },
];

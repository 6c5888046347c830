import type { Patch } from "./patch.ts";

// Gatsby prefers a page with a wildcard ("/de/*") to the page at the address itself, and therefore ships a list of
// all pages. Without the list, the wildcard is used only if there is no page: when the host served the 404 page, or
// has no data for the address.
export const FIND_PATH: Patch[] = [
  {
    find: "export const findPath = rawPathname => {\n",
    replacement: `// The site served its 404 page for the address that the browser shows, which the router encodes anew.
const isUnknownHere = rawPathname => {
  if (window.pagePath !== "/404.html") return false
  const { pathname } = window.location
  return [pathname, encodeURI(decodeURI(pathname))].map(cleanPath).includes(cleanPath(rawPathname))
}

export const findPath = rawPathname => {
`,
  },
  {
    find: "let foundPath = findMatchPath(trimmedPathname)\n",
    replacement:
      "let foundPath = isUnknownHere(rawPathname) ? findMatchPath(trimmedPathname) : null\n",
  },
];

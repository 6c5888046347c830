import type { Patch } from "./patch.ts";

// Gatsby prefers a page with a wildcard ("/de/*") to the one that has the address itself, and
// therefore ships a list of all pages to every visitor. Without the list, the wildcard comes in
// where there is no page: when the site served its 404 page, or has no data for the address.
export const FIND_PATH: Patch[] = [
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
    becomes: "let foundPath = isUnknownHere(rawPathname) ? findMatchPath(trimmedPathname) : null\n",
  },
];

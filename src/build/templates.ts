import { DOCUMENT_TYPES, LIST_ROUTES, ROUTES, type Route } from "../i18n/routes.ts";

/** The fixed pages that code draws, each by the template of its name. */
export const DRAWN_ROUTES = ["home", "map", "contact", "sitemap"] as const satisfies Route[];

const DRAWN: string[] = [...DRAWN_ROUTES, ...DOCUMENT_TYPES.map((type) => LIST_ROUTES[type])];

const isRoute = (name: string): name is Route => Object.hasOwn(ROUTES, name);

/** All other fixed pages are written, in Markdown: /about/ in locales/<language>/about.md. */
export const MARKDOWN_ROUTES = Object.keys(ROUTES)
  .filter(isRoute)
  .filter((route) => !DRAWN.includes(route));

import { DOCUMENT_TYPES, LIST_ROUTES, ROUTES, type Route } from "../i18n/routes.ts";

/** The fixed pages that are components, each with a template of its name. */
export const COMPONENT_ROUTES = ["home", "map", "contact", "sitemap"] as const satisfies Route[];

const DRAWN: string[] = [...COMPONENT_ROUTES, ...DOCUMENT_TYPES.map((type) => LIST_ROUTES[type])];

const isRoute = (name: string): name is Route => Object.hasOwn(ROUTES, name);

/** All other fixed pages are Markdown: /about/ in locales/<language>/about.md. */
export const MARKDOWN_ROUTES = Object.keys(ROUTES)
  .filter(isRoute)
  .filter((route) => !DRAWN.includes(route));

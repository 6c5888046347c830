import { PAGES, ROUTES, type Route } from "../i18n/routes.ts";

/** The fixed pages that are components, each with a template of its name. */
export const COMPONENT_ROUTES = ["home", "map", "contact", "sitemap"] as const satisfies Route[];

/** The pages of text are Markdown: /about/ in locales/<language>/about.md. */
export const MARKDOWN_ROUTES = ROUTES.filter((route) => "text" in PAGES[route]);

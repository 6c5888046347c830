import { resolve } from "node:path";
import { DOCUMENT_TYPES, LISTED_TYPES, PAGES, ROUTES, type Route } from "../i18n/routes.ts";

/** The fixed pages that are components, each with a template of its name. */
export const COMPONENT_ROUTES = [
  "home",
  "map",
  "departures",
  "myJourney",
  "contact",
  "sitemap",
] as const satisfies Route[];

/** All files of src/templates/. */
export const TEMPLATES = [
  ...COMPONENT_ROUTES,
  ...LISTED_TYPES.map((type) => `${type}-list` as const),
  ...DOCUMENT_TYPES.map((type) => `${type}-detail` as const),
  "written",
  "not-found",
  "offline",
  "search",
  "language-choice",
] as const;

export type TemplateName = (typeof TEMPLATES)[number];

/** fileName("myJourney") => "my-journey" */
const fileName = (name: TemplateName): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

export const templatePath = (name: TemplateName): string =>
  resolve("src", "templates", `${fileName(name)}.tsx`);

/** Gatsby's name of a template's chunk. */
export const templateChunk = (name: TemplateName): string =>
  `component---src-templates-${fileName(name)}-tsx`;

/** The pages of text are Markdown: /about/ in locales/<language>/about.md. */
export const MARKDOWN_ROUTES = ROUTES.filter((route) => "text" in PAGES[route]);

import { DOCUMENT_TYPES, type DocumentType } from "../../content-service/kinds/document-types.ts";
import type { Language } from "./languages.ts";
import { localizePath } from "./paths.ts";

/** The fixed pages of every language, without the language. */
export const ROUTES = {
  home: "/",
  about: "/about/",
  aboutProject: "/about-project/",
  contact: "/contact/",
  plan: "/plan/",
  blog: "/blog/",
  destinations: "/destinations/",
  programs: "/program/",
  map: "/map/",
  terms: "/terms/",
  accessibility: "/accessibility/",
  sitemap: "/sitemap/",
} as const;

export type Route = keyof typeof ROUTES;

/** The list page of each document type, in the order of the navigation; its documents are below it. */
export const LIST_ROUTES = {
  destination: "destinations",
  program: "programs",
  blog: "blog",
} as const satisfies Record<DocumentType, Route>;

export { DOCUMENT_TYPES, type DocumentType };
export type ListRoute = (typeof LIST_ROUTES)[DocumentType];

/** documentTypeOfList("programs") => "program" */
export function documentTypeOfList(route: ListRoute): DocumentType {
  const type = DOCUMENT_TYPES.find((one) => LIST_ROUTES[one] === route);
  if (type === undefined) throw new Error(`"${route}" is not the list of a document type.`);
  return type;
}

export function routePath(route: Route, language: Language): string {
  return localizePath(ROUTES[route], language);
}

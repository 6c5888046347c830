import type { Language } from "../i18n/languages.ts";
import { localizePath } from "../i18n/paths.ts";
import { type DocumentType, LIST_ROUTES, routePath } from "../i18n/routes.ts";

/** listPath("blog", "de", "page/2/") => "/de/blog/page/2/" */
export function listPath(type: DocumentType, language: Language, below: string): string {
  return `${routePath(LIST_ROUTES[type], language)}${below}`;
}

/** documentPath("program", "canoe-dawn", "de") => "/de/program/canoe-dawn/" */
export function documentPath(type: DocumentType, uid: string, language: Language): string {
  return `${routePath(LIST_ROUTES[type], language)}${uid}/`;
}

/** feedPath("de") => "/de/feed.xml": the newest stories, for feed readers */
export function feedPath(language: Language): string {
  return localizePath("/feed.xml", language);
}

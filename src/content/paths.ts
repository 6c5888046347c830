import type { Language } from "../i18n/languages.ts";
import { localizePath } from "../i18n/paths.ts";
import { type Route, routePath } from "../i18n/routes.ts";
import type { DocumentType } from "./types.ts";

export const LIST_ROUTES: Record<DocumentType, Route> = {
  blog: "blog",
  destination: "destinations",
  program: "programs",
};

/** documentPath("program", "canoe-dawn", "de") => "/de/program/canoe-dawn/" */
export function documentPath(type: DocumentType, uid: string, language: Language): string {
  return `${routePath(LIST_ROUTES[type], language)}${uid}/`;
}

/** feedPath("de") => "/de/feed.xml": the newest stories, for feed readers */
export function feedPath(language: Language): string {
  return localizePath("/feed.xml", language);
}

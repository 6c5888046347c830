import type { Language } from "./languages.ts";
import { localizePath } from "./paths.ts";

/** The fixed pages of every language, without the language. */
export const ROUTES = {
  home: "/",
  about: "/about/",
  aboutProject: "/about-project/",
  contact: "/contact/",
  blog: "/blog/",
  destinations: "/destinations/",
  programs: "/program/",
  accessibility: "/accessibility/",
  sitemap: "/sitemap/",
} as const;

export type Route = keyof typeof ROUTES;

export function routePath(route: Route, language: Language): string {
  return localizePath(ROUTES[route], language);
}

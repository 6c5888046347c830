import type { Language } from "../../i18n/languages.ts";
import type { Translate } from "../../i18n/messages.ts";
import { type Route, routePath } from "../../i18n/routes.ts";

export interface Place {
  /** The list that a document's page belongs to. */
  list?: { route: Route; title: string };
  title: string;
  href: string;
}

export interface PathStep {
  name: string;
  href: string;
}

/** Home > list > title, for visitors and for search engines. */
export function pathSteps(
  { list, title, href }: Place,
  language: Language,
  t: Translate,
): PathStep[] {
  return [
    { name: t("nav.home"), href: routePath("home", language) },
    ...(list ? [{ name: list.title, href: routePath(list.route, language) }] : []),
    { name: title, href },
  ];
}

import { resolve } from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { LIST_ROUTES } from "../content/paths.ts";
import type { DocumentType, SiteDocument, Translation } from "../content/types.ts";
import { LANGUAGES, type Language } from "../i18n/languages.ts";
import { localizePath } from "../i18n/paths.ts";
import { ROUTES, type Route } from "../i18n/routes.ts";
import { nodeId } from "./nodes.ts";

/** What every page of a language knows of itself. */
export interface PageContext {
  language: Language;
  translations: Translation[];
}

const FIXED_TEMPLATES: Record<Route, string> = {
  home: "home",
  about: "about",
  aboutProject: "about-project",
  contact: "contact",
  blog: "blog-list",
  destinations: "destination-list",
  programs: "program-list",
};

const DETAIL_TEMPLATES: Record<DocumentType, string> = {
  blog: "blog-detail",
  destination: "destination-detail",
  program: "program-detail",
};

const template = (name: string): string => resolve("src", "templates", `${name}.tsx`);

function translationsOf(path: string): Translation[] {
  return LANGUAGES.map((language) => ({ language, path: localizePath(path, language) }));
}

function createFixedPages({ actions }: CreatePagesArgs, language: Language): void {
  const wildcards = Object.values(LIST_ROUTES);
  for (const route of Object.keys(ROUTES) as Route[]) {
    const path = localizePath(ROUTES[route], language);
    actions.createPage<PageContext>({
      path,
      // A list serves every address below it that no document has: "/de/blog/*".
      ...(wildcards.includes(route) ? { matchPath: `${path}*` } : {}),
      component: template(FIXED_TEMPLATES[route]),
      context: { language, translations: translationsOf(ROUTES[route]) },
    });
  }
  const home = localizePath("/", language);
  actions.createPage<PageContext>({
    path: `${home}404/`,
    matchPath: `${home}*`,
    component: template("not-found"),
    context: { language, translations: translationsOf("/") },
  });
}

function createDetailPage({ actions }: CreatePagesArgs, document: SiteDocument): void {
  const { language, translations, path, type } = document;
  actions.createPage<PageContext & { id: string }>({
    path,
    component: template(DETAIL_TEMPLATES[type]),
    context: { id: nodeId(document), language, translations },
  });
}

export function createAllPages(args: CreatePagesArgs, documents: SiteDocument[]): void {
  for (const path of ["/", "/404/"]) {
    args.actions.createPage({ path, component: template("language-choice"), context: {} });
  }
  for (const language of LANGUAGES) createFixedPages(args, language);
  for (const document of documents) createDetailPage(args, document);
}

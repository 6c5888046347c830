import type { APIRequestContext, Page } from "@playwright/test";
import type { Language } from "../../src/i18n/languages.ts";
import { languageOfPath } from "../../src/i18n/paths.ts";
import { type Route, routePath } from "../../src/i18n/routes.ts";
import { searchPath } from "../../src/i18n/searchPath.ts";
import { offlinePath } from "../../src/runtime/offline.ts";
import { documentsIn } from "../documents.ts";
import { ROUTES, untilHydrated } from "../e2e/site.ts";

/** A kind of page, and the path of one in a language. */
export interface Kind {
  name: string;
  /** Queries the site if the path depends on its documents. */
  find: (language: Language, request: APIRequestContext) => string | Promise<string>;
}

const LISTS: Route[] = ["destinations", "programs", "blog"];

/** Every page of the language in sitemap.xml. */
export async function findPages(language: Language, request: APIRequestContext): Promise<string[]> {
  const xml = await (await request.get("/sitemap.xml")).text();
  const home = routePath("home", language);
  const pages = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, address = ""]) => new URL(address).pathname)
    .filter((path) => path.startsWith(home));
  if (pages.length < ROUTES.length) throw new Error(`sitemap.xml lacks pages of ${home}`);
  return pages;
}

const documentOf = (list: Route): Kind => ({
  name: `a document of the list "${list}"`,
  find: async (language, request) => {
    const folder = routePath(list, language);
    const pages = await findPages(language, request);
    return pages.find((path) => path.startsWith(folder) && path !== folder) ?? folder;
  },
});

/** A page of every template, in every state that has its own URL. */
export const KINDS: Kind[] = [
  ...ROUTES.map((route) => ({
    name: `the page "${route}"`,
    find: (language: Language) => routePath(route, language),
  })),
  ...LISTS.map(documentOf),
  { name: "the search", find: (language) => searchPath(language) },
  {
    name: "what a search finds",
    find: (language) => searchPath(language, documentsIn(language)[0]?.title),
  },
  { name: "a search in vain", find: (language) => searchPath(language, "xqzw") },
  { name: "the page for lost connections", find: (language) => offlinePath(language) },
  {
    name: "an unknown address",
    find: (language) => `${routePath("destinations", language)}no-such-page/`,
  },
  { name: "the choice of languages", find: () => "/no-such-page/" },
];

/** Opens a page and waits for its content. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  // The language choice has no header.
  if (languageOfPath(path)) await untilHydrated(page);
  // Search results and suggestions are fetched, then rendered.
  if (/\?|no-such-page/.test(path)) await page.waitForLoadState("networkidle");
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

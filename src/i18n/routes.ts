import type { ParseKeys } from "i18next";
import { DOCUMENT_TYPES, type DocumentType } from "../../content-service/kinds/document-types.ts";
import type { Language } from "./languages.ts";
import { localizePath } from "./paths.ts";

/** A fixed page of every language. */
interface Page {
  /** Without the language. */
  path: string;
  /** Its picture, also for sharing (src/images/sitePictures.ts); that of a list is in its kind's SEO. */
  picture?: string;
  /** For a page of text, /about/ in locales/<language>/about.md: where its link stands, and the message with its name. */
  text?: { in: "header" | "menu" | "footer"; name: ParseKeys };
}

/** The fixed pages. A page of text is a row here and its texts. */
export const PAGES = {
  home: { path: "/", picture: "vineyards" },
  map: { path: "/map/", picture: "fruska-ridge" },
  destinations: { path: "/destinations/" },
  programs: { path: "/program/" },
  departures: { path: "/departures/", picture: "horse-carriage" },
  blog: { path: "/blog/" },
  plan: {
    path: "/plan/",
    picture: "wheat-and-poppies",
    text: { in: "header", name: "nav.plan" },
  },
  myJourney: { path: "/journey/", picture: "danube-cycle-path" },
  gettingHere: {
    path: "/getting-here/",
    picture: "train-in-the-plain",
    text: { in: "footer", name: "nav.getting-here" },
  },
  about: { path: "/about/", picture: "guest-book", text: { in: "menu", name: "nav.about" } },
  contact: { path: "/contact/", picture: "ilok-bridge" },
  terms: { path: "/terms/", picture: "cable-ferry", text: { in: "footer", name: "nav.terms" } },
  accessibility: {
    path: "/accessibility/",
    picture: "kopacki-boardwalk",
    text: { in: "footer", name: "nav.accessibility" },
  },
  aboutProject: {
    path: "/about-project/",
    picture: "wetland",
    text: { in: "footer", name: "nav.about-project" },
  },
  sitemap: { path: "/sitemap/", picture: "danube-cycle-path" },
} as const satisfies Record<string, Page>;

export type Route = keyof typeof PAGES;

const isRoute = (name: string): name is Route => Object.hasOwn(PAGES, name);

export const ROUTES: readonly Route[] = Object.keys(PAGES).filter(isRoute);

/** The page that lists the documents of each type, in the order of the navigation; its documents are below it. */
export const LIST_ROUTES = {
  destination: "destinations",
  program: "programs",
  journey: "plan",
  blog: "blog",
} as const satisfies Record<DocumentType, Route>;

/** The types that have a list of their own; journeys are cards on a page of text. */
export type ListedType = {
  [Type in DocumentType]: (typeof PAGES)[(typeof LIST_ROUTES)[Type]] extends { text: object }
    ? never
    : Type;
}[DocumentType];

const isListed = (type: DocumentType): type is ListedType => !("text" in PAGES[LIST_ROUTES[type]]);

export const LISTED_TYPES: readonly ListedType[] = DOCUMENT_TYPES.filter(isListed);

export { DOCUMENT_TYPES, type DocumentType };

export function routePath(route: Route, language: Language): string {
  return localizePath(PAGES[route].path, language);
}

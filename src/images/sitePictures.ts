import { seoOf } from "../documents/kinds.ts";
import { DOCUMENT_TYPES, documentTypeOfList, type ListRoute, type Route } from "../i18n/routes.ts";

/**
 * The region in 25 pictures, in the order of a journey down the river and through the year. Each
 * has its title and description in locales/: "region.ilok-castle.title".
 */
export const GALLERY = [
  "kopacki-flooded-forest",
  "batina-column",
  "baranja-wine-lane",
  "osijek-footbridge",
  "osijek-tvrdja",
  "djakovo-cathedral",
  "aljmas-church",
  "vukovar-water-tower",
  "vucedol-dove",
  "ilok-castle",
  "vineyards",
  "apatin-marina",
  "bac-fortress",
  "fortress",
  "square",
  "hopovo-monastery",
  "fruska-ridge",
  "slankamen-confluence",
  "sirmium",
  "zasavica-boat",
  "storks-on-roof",
  "sunflowers",
  "tamburica-evening",
  "deer-in-mist",
  "first-snow-vineyard",
] as const;

export type GalleryName = (typeof GALLERY)[number];

/** Behind the title of the home page, with a composition of its own for phones. */
export const HERO = { wide: "vineyards", tall: "vineyards-tall" };

/** The picture of a page, also for sharing; that of a list is in its kind's SEO. */
const PAGE_PICTURES: Record<Exclude<Route, ListRoute>, string> = {
  home: "vineyards",
  about: "river-ship",
  aboutProject: "wetland",
  contact: "ilok-bridge",
  plan: "wheat-and-poppies",
  map: "fruska-ridge",
  terms: "cable-ferry",
  accessibility: "kopacki-boardwalk",
  sitemap: "danube-cycle-path",
};

/** For the pages "not found" and "offline". */
export const EMPTY_ILLUSTRATIONS = { notFound: "fog-fisherman", offline: "frozen-danube" };

const isFixed = (route: Route): route is keyof typeof PAGE_PICTURES =>
  Object.hasOwn(PAGE_PICTURES, route);

export function pagePicture(route: Route): string {
  if (isFixed(route)) return PAGE_PICTURES[route];
  return seoOf(documentTypeOfList(route)).picture;
}

export const allPagePictures = (): string[] => [
  ...Object.values(PAGE_PICTURES),
  ...DOCUMENT_TYPES.map((type) => seoOf(type).picture),
];

/** The pictures beside the form on a document's page. */
export const allFormPictures = (): string[] =>
  DOCUMENT_TYPES.flatMap((type) => seoOf(type).formPictures ?? []);

import { seoOf } from "../documents/kinds.ts";
import { DOCUMENT_TYPES, type ListRoute, type Route, typeOfList } from "../i18n/routes.ts";

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

/** Behind the title of the home page: on a wide screen, and composed anew for a telephone. */
export const HERO = { wide: "vineyards", tall: "vineyards-tall" };

/** What a fixed page shows, and what stands for it where it is shared; of a list, its kind says that. */
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

/** Where nothing is to be seen: no such page, no connection. */
export const EMPTY_ILLUSTRATIONS = { notFound: "fog-fisherman", offline: "frozen-danube" };

const isFixed = (route: Route): route is keyof typeof PAGE_PICTURES =>
  Object.hasOwn(PAGE_PICTURES, route);

export function pagePicture(route: Route): string {
  if (isFixed(route)) return PAGE_PICTURES[route];
  return seoOf(typeOfList(route)).picture;
}

export const allPagePictures = (): string[] => [
  ...Object.values(PAGE_PICTURES),
  ...DOCUMENT_TYPES.map((type) => seoOf(type).picture),
];

/** One of these stands beside the form of a document's page. */
export const allFormPictures = (): string[] =>
  DOCUMENT_TYPES.flatMap((type) => seoOf(type).formPictures ?? []);

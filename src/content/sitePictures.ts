import type { Route } from "../i18n/routes.ts";

/**
 * The region in 25 pictures, in the order of a journey down the river and through the year. Each
 * has its title and description in locales/: "region.ilok-castle.title".
 */
export const GALLERY = [
  "vineyards",
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

/** What stands for a fixed page where it is shared. */
export const PAGE_PICTURES: Record<Route, string> = {
  home: "vineyards",
  about: "river-ship",
  aboutProject: "wetland",
  contact: "ilok-bridge",
  blog: "train-in-the-plain",
  destinations: "fortress",
  programs: "canoe-dawn",
  accessibility: "kopacki-boardwalk",
  sitemap: "danube-cycle-path",
};

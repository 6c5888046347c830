import { AUTHORS, type Author, GUIDES, type GuideName } from "../../content-service/choices.ts";
import { OFFICE } from "../config/operator.ts";
import { seoOf } from "../documents/kinds.ts";
import {
  DOCUMENT_TYPES,
  LIST_ROUTES,
  LISTED_TYPES,
  PAGES,
  ROUTES,
  type Route,
} from "../i18n/routes.ts";

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

/**
 * The opening picture of the home page in each month, from January on, and in the evenings of that
 * month. The next line of a month may repeat a picture.
 */
export const OPENING = [
  { day: "frozen-danube", evening: "osijek-promenade" },
  { day: "winter-geese", evening: "osijek-promenade" },
  { day: "storks-on-roof", evening: "osijek-promenade" },
  { day: "orchard-blossom", evening: "stilt-house" },
  { day: "danube-cycle-path", evening: "stilt-house" },
  { day: "wheat-and-poppies", evening: "fire" },
  { day: "sunflowers", evening: "fire" },
  { day: "river-bathing", evening: "fire" },
  { day: "vineyards", evening: "tamburica-evening" },
  { day: "autumn-vineyard", evening: "tamburica-evening" },
  { day: "fog-fisherman", evening: "osijek-promenade" },
  { day: "first-snow-vineyard", evening: "osijek-promenade" },
] as const;

/** Behind the choice of a language, with a composition of its own for phones. */
export const HERO = { wide: "vineyards", tall: "vineyards-tall" };

/** For the pages "not found" and "offline". */
export const EMPTY_ILLUSTRATIONS = { notFound: "fog-fisherman", offline: "frozen-danube" };

/** The picture of a page, also for sharing. */
export function pagePicture(route: Route): string {
  const type = LISTED_TYPES.find((one) => LIST_ROUTES[one] === route);
  if (type) return seoOf(type).picture;
  const page = PAGES[route];
  return "picture" in page ? page.picture : PAGES.home.picture;
}

export const allPagePictures = (): string[] => ROUTES.map(pagePicture);

/** The portrait of who tells a story, if the operator has one. */
export const authorPicture = (author: Author): string => `writer-${author}`;

/** The portrait of who guides, if the operator has one. */
export const guidePicture = (guide: GuideName): string => `guide-${guide}`;

/** The portrait of who answers in the office, if the operator has one. */
export const officePicture = (who: (typeof OFFICE)[number]): string => `office-${who}`;

/** All of them: none has to be there. */
export const allPortraits = (): string[] => [
  ...AUTHORS.map(authorPicture),
  ...GUIDES.map(guidePicture),
  ...OFFICE.map(officePicture),
];

/** The pictures beside the form on a document's page. */
export const allFormPictures = (): string[] =>
  DOCUMENT_TYPES.flatMap((type) => seoOf(type).formPictures ?? []);

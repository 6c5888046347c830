import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { type GalleryItem, toGalleryItem } from "../content/gallery.ts";
import type { SiteDocument } from "../content/kinds.ts";

import { mainPicture } from "../content/pictures.ts";
import type { SiteSettings } from "../content/settings.ts";
import {
  allPagePictures,
  GALLERY,
  type GalleryName,
  HERO,
  pagePicture,
} from "../content/sitePictures.ts";
import type { Thing } from "../content/structuredData.ts";
import { addressesOf, siteSchema, type Told, teller } from "../content/told.ts";
import type { Picture, PictureReference, SharedPicture } from "../content/types.ts";
import type { Language } from "../i18n/languages.ts";
import { LIST_ROUTES, type Route } from "../i18n/routes.ts";
import { translator } from "../i18n/words.ts";
import type { PreparedPictures } from "./pictures/preparePictures.ts";

/** What belongs to the site itself, and what stands for each of its pages where it is shared. */
export interface SiteData {
  pageOf: (route: Route) => SharedPicture;
  /** The document's main picture; without one, that of its list. */
  documentOf: (document: Pick<SiteDocument, "type" | "path">) => SharedPicture;
  galleryOf: (language: Language) => GalleryItem[];
  hero: Picture;
  /** What search engines are told of a document, and of the site. */
  tell: (document: SiteDocument, shared: SharedPicture) => Told;
  thingsOf: (language: Language) => Thing[];
}

/** The masters of the site's own pictures, whichever content service the documents come from. */
const FOLDER = resolve("content-service", "pictures");

const reference = (name: string): PictureReference => ({
  url: pathToFileURL(join(FOLDER, `${name}.webp`)).href,
  alt: "",
  credit: "",
  width: null,
  height: null,
});

export const sitePictures = (): PictureReference[] =>
  [...GALLERY, ...Object.values(HERO)].map(reference);

export const pagePictures = (): PictureReference[] => allPagePictures().map(reference);

const TALL_SCREENS = "(max-aspect-ratio: 4/5)";

/** One picture with two compositions: the browser takes the tall one on a tall screen. */
function heroOf(wide: Picture, tall: Picture): Picture {
  const tallSources = [...tall.sources, { type: "image/webp" as const, srcSet: tall.srcSet }];
  return {
    ...wide,
    // The words in front of it are on their way before it is: a tint would be one ground more.
    tint: "",
    sources: [
      ...tallSources.map((source) => ({ ...source, media: TALL_SCREENS })),
      ...wide.sources,
    ],
  };
}

export function siteData(
  { show, share }: PreparedPictures,
  documents: SiteDocument<PictureReference>[],
  settings: SiteSettings,
): SiteData {
  const mains = new Map(documents.map((document) => [document.path, mainPicture(document)]));
  const pageOf = (route: Route): SharedPicture => share(reference(pagePicture(route)));
  const itemOf = (name: GalleryName, language: Language): GalleryItem => {
    const t = translator(language);
    return toGalleryItem(show(reference(name)), {
      title: t(`region.${name}.title`),
      description: t(`region.${name}.description`),
    });
  };
  return {
    pageOf,
    documentOf: ({ type, path }) => {
      const main = mains.get(path);
      return main ? share(main) : pageOf(LIST_ROUTES[type]);
    },
    hero: heroOf(show(reference(HERO.wide)), show(reference(HERO.tall))),
    tell: teller(settings),
    thingsOf: (language) => {
      const { organization, webSite } = siteSchema(language, addressesOf(settings));
      return [organization, webSite];
    },
    galleryOf: (language) => GALLERY.map((name) => itemOf(name, language)),
  };
}

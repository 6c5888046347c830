import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { type GalleryItem, toGalleryItem } from "../content/gallery.ts";
import { GALLERY, type GalleryName, HERO, PAGE_PICTURES } from "../content/siteData.ts";
import type { Picture, PictureReference } from "../content/types.ts";
import type { Language } from "../i18n/languages.ts";
import type { Route } from "../i18n/routes.ts";
import { translator } from "../i18n/words.ts";

/** What belongs to the site itself and not to its documents. */
export interface SiteData {
  pageOf: (route: Route) => Picture;
  galleryOf: (language: Language) => GalleryItem[];
  hero: Picture;
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
  [...new Set([...GALLERY, ...Object.values(PAGE_PICTURES), ...Object.values(HERO)])].map(
    reference,
  );

const TALL_SCREENS = "(max-aspect-ratio: 4/5)";

/** One picture with two compositions: the browser takes the tall one on a tall screen. */
function heroOf(wide: Picture, tall: Picture): Picture {
  const tallSources = [...tall.sources, { type: "image/webp" as const, srcSet: tall.srcSet }];
  return {
    ...wide,
    sources: [
      ...tallSources.map((source) => ({ ...source, media: TALL_SCREENS })),
      ...wide.sources,
    ],
  };
}

export function siteData(show: (reference: PictureReference) => Picture): SiteData {
  const itemOf = (name: GalleryName, language: Language): GalleryItem => {
    const t = translator(language);
    return toGalleryItem(show(reference(name)), {
      title: t(`region.${name}.title`),
      description: t(`region.${name}.description`),
    });
  };
  return {
    pageOf: (route) => show(reference(PAGE_PICTURES[route])),
    hero: heroOf(show(reference(HERO.wide)), show(reference(HERO.tall))),
    galleryOf: (language) => GALLERY.map((name) => itemOf(name, language)),
  };
}

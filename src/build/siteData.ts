import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { SiteSettings } from "../config/env.ts";
import { type SiteDocument, seoOf } from "../documents/kinds.ts";
import type { Thing } from "../documents/schemaOrg.ts";
import type { Person, Picture, PictureReference, SharedPicture } from "../documents/types.ts";
import type { Language } from "../i18n/languages.ts";
import { translator } from "../i18n/messages.ts";
import { LIST_ROUTES, type Route } from "../i18n/routes.ts";
import { GALLERY_IN_SIGHT, type GalleryItem, toGalleryItem } from "../images/gallery.ts";
import { type Opening, openings } from "../images/opening.ts";
import { allPeople, officePeople, peopleOf } from "../images/people.ts";
import { mainPicture } from "../images/pictures.ts";
import {
  allFormPictures,
  allPagePictures,
  allPortraits,
  EMPTY_ILLUSTRATIONS,
  GALLERY,
  type GalleryName,
  HERO,
  OPENING,
  pagePicture,
} from "../images/sitePictures.ts";
import {
  absoluteUrls,
  createDocumentMeta,
  type DocumentMeta,
  siteSchema,
} from "../seo/documentMeta.ts";
import type { PreparedPictures } from "./pictures/preparePictures.ts";

/** Pictures and metadata of the site itself. */
export interface SiteData {
  sharedPictureOfPage: (route: Route) => SharedPicture;
  /** The document's main picture; without one, that of its list. */
  sharedPictureOfDocument: (document: Pick<SiteDocument, "type" | "path">) => SharedPicture;
  galleryOf: (language: Language) => GalleryItem[];
  hero: Picture;
  /** Pictures that open the home page; the first is for the given month. */
  openings: (month: number) => Opening[];
  /** The pictures of the home page besides its cards. */
  onHome: Picture[];
  /** The picture of a fixed page. */
  illustrationOf: (route: Route) => Picture;
  notFoundIllustration: Picture;
  offlineIllustration: Picture;
  /** Beside an inquiry form: a picture that the page does not show already. */
  illustrationBeside: (document: SiteDocument, shown: Picture[]) => Picture | undefined;
  /** Who tells a story, guides a program, or answers beside the form. */
  peopleOf: (document: SiteDocument) => Person[];
  /** Those of a fixed page; none on most. */
  peopleOn: (route: Route, language: Language) => Person[];
  /** Metadata for search engines. */
  metaOf: (document: SiteDocument, shared: SharedPicture) => DocumentMeta;
  structuredDataOf: (language: Language) => Thing[];
}

const OPENING_PICTURES = [...new Set(OPENING.flatMap(({ day, evening }) => [day, evening]))];

/** The site's own pictures, whatever content service is used. */
const FOLDER = resolve("content-service", "pictures");

const reference = (name: string): PictureReference => ({
  url: pathToFileURL(join(FOLDER, `${name}.webp`)).href,
  alt: "",
  credit: "",
  width: null,
  height: null,
});

const isThere = (name: string): boolean => existsSync(join(FOLDER, `${name}.webp`));

export const sitePictures = (): PictureReference[] =>
  [
    ...GALLERY,
    ...Object.values(HERO),
    ...OPENING_PICTURES,
    ...Object.values(EMPTY_ILLUSTRATIONS),
    ...allFormPictures(),
    ...allPortraits().filter(isThere),
  ].map(reference);

export const pagePictures = (): PictureReference[] => allPagePictures().map(reference);

const TALL_SCREENS = "(max-aspect-ratio: 4/5)";

/** One picture with two compositions: the tall one is for tall screens. */
function heroOf(wide: Picture, tall: Picture): Picture {
  const tallSources = [...tall.sources, { type: "image/webp" as const, srcSet: tall.srcSet }];
  return {
    ...wide,
    // The text in front of it is shown earlier: a placeholder would be a third background.
    placeholder: "",
    sources: [
      ...tallSources.map((source) => ({ ...source, media: TALL_SCREENS })),
      ...wide.sources,
    ],
  };
}

/** Wide enough beside text, and for phones with a pixel ratio of 2. */
const SINGLE_SIZE = " 768w";

/** In one size, so that the precached file is the one that browsers request. */
function singleSize(picture: Picture): Picture {
  const only = (srcSet: string): string =>
    srcSet.split(", ").find((candidate) => candidate.endsWith(SINGLE_SIZE)) ?? srcSet;
  const sources = picture.sources.map((source) => ({ ...source, srcSet: only(source.srcSet) }));
  return { ...picture, sources, srcSet: "" };
}

export function siteData(
  { show, share }: PreparedPictures,
  documents: SiteDocument<PictureReference>[],
  settings: SiteSettings,
): SiteData {
  const mains = new Map(documents.map((document) => [document.path, mainPicture(document)]));
  const sharedPictureOfPage = (route: Route): SharedPicture => share(reference(pagePicture(route)));
  const illustration = (name: string): Picture => show(reference(name));
  const portrait = (name: string): Picture | undefined =>
    isThere(name) ? illustration(name) : undefined;
  const itemOf = (name: GalleryName, language: Language): GalleryItem => {
    const t = translator(language);
    return toGalleryItem(illustration(name), {
      title: t(`region.${name}.title`),
      description: t(`region.${name}.description`),
    });
  };
  return {
    sharedPictureOfPage,
    sharedPictureOfDocument: ({ type, path }) => {
      const main = mains.get(path);
      return main ? share(main) : sharedPictureOfPage(LIST_ROUTES[type]);
    },
    hero: heroOf(illustration(HERO.wide), illustration(HERO.tall)),
    openings: (month) => openings(OPENING, month, illustration),
    onHome: [...OPENING_PICTURES, ...GALLERY.slice(0, GALLERY_IN_SIGHT)].map(illustration),
    illustrationOf: (route) => illustration(pagePicture(route)),
    notFoundIllustration: illustration(EMPTY_ILLUSTRATIONS.notFound),
    offlineIllustration: singleSize(illustration(EMPTY_ILLUSTRATIONS.offline)),
    illustrationBeside: (document, shown) => {
      const isShown = ({ src }: Picture): boolean => shown.some((one) => one.src === src);
      return seoOf(document.type)
        .formPictures?.map(illustration)
        .find((picture) => !isShown(picture));
    },
    peopleOf: (document) => peopleOf(document, translator(document.language), portrait),
    peopleOn: (route, language) => {
      if (route === "about") return allPeople(translator(language), portrait);
      return route === "contact" ? officePeople(translator(language), portrait) : [];
    },
    metaOf: createDocumentMeta(settings),
    structuredDataOf: (language) => {
      const { organization, webSite } = siteSchema(language, absoluteUrls(settings));
      return [organization, webSite];
    },
    galleryOf: (language) => GALLERY.map((name) => itemOf(name, language)),
  };
}

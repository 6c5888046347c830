import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { SiteSettings } from "../config/settings.ts";
import { type SiteDocument, seoOf } from "../documents/kinds.ts";
import type { Thing } from "../documents/schemaOrg.ts";
import type { Picture, PictureReference, SharedPicture } from "../documents/types.ts";
import type { Language } from "../i18n/languages.ts";
import { type DocumentType, LIST_ROUTES, type Route } from "../i18n/routes.ts";
import { translator } from "../i18n/words.ts";
import { GALLERY_IN_SIGHT, type GalleryItem, toGalleryItem } from "../images/gallery.ts";
import { mainPicture } from "../images/pictures.ts";
import {
  allFormPictures,
  allPagePictures,
  EMPTY_ILLUSTRATIONS,
  GALLERY,
  type GalleryName,
  HERO,
  pagePicture,
} from "../images/sitePictures.ts";
import {
  absoluteUrls,
  createDocumentMeta,
  type DocumentMeta,
  siteSchema,
} from "../seo/documentMeta.ts";
import type { PreparedPictures } from "./pictures/preparePictures.ts";

/** What belongs to the site itself, and what stands for each of its pages where it is shared. */
export interface SiteData {
  sharedPictureOfPage: (route: Route) => SharedPicture;
  /** The document's main picture; without one, that of its list. */
  sharedPictureOfDocument: (document: Pick<SiteDocument, "type" | "path">) => SharedPicture;
  galleryOf: (language: Language) => GalleryItem[];
  hero: Picture;
  /** What the home page shows besides its cards. */
  onHome: Picture[];
  /** What a fixed page shows of the region. */
  illustrationOf: (route: Route) => Picture;
  notFoundIllustration: Picture;
  offlineIllustration: Picture;
  /** Beside the form below a document: one that is not among those its page shows. */
  formPictureOf: (type: DocumentType, shown: Picture[]) => Picture | undefined;
  /** What search engines are told of a document, and of the site. */
  metaOf: (document: SiteDocument, shared: SharedPicture) => DocumentMeta;
  structuredDataOf: (language: Language) => Thing[];
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
  [
    ...GALLERY,
    ...Object.values(HERO),
    ...Object.values(EMPTY_ILLUSTRATIONS),
    ...allFormPictures(),
  ].map(reference);

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

/** The widest that a picture of one size is: enough beside words, and for a telephone twice as fine. */
const ONLY_SIZE = " 768w";

/** In one size: what a browser keeps ahead has to be the very file that it asks for one day. */
function inOneSize(picture: Picture): Picture {
  const only = (srcSet: string): string =>
    srcSet.split(", ").find((candidate) => candidate.endsWith(ONLY_SIZE)) ?? srcSet;
  const sources = picture.sources.map((source) => ({ ...source, srcSet: only(source.srcSet) }));
  return { ...picture, sources, srcSet: "" };
}

export function siteData(
  { show, share }: PreparedPictures,
  documents: SiteDocument<PictureReference>[],
  settings: SiteSettings,
): SiteData {
  const mains = new Map(documents.map((document) => [document.path, mainPicture(document)]));
  const pageOf = (route: Route): SharedPicture => share(reference(pagePicture(route)));
  const illustration = (name: string): Picture => show(reference(name));
  const itemOf = (name: GalleryName, language: Language): GalleryItem => {
    const t = translator(language);
    return toGalleryItem(illustration(name), {
      title: t(`region.${name}.title`),
      description: t(`region.${name}.description`),
    });
  };
  return {
    sharedPictureOfPage: pageOf,
    sharedPictureOfDocument: ({ type, path }) => {
      const main = mains.get(path);
      return main ? share(main) : pageOf(LIST_ROUTES[type]);
    },
    hero: heroOf(illustration(HERO.wide), illustration(HERO.tall)),
    onHome: [HERO.wide, ...GALLERY.slice(0, GALLERY_IN_SIGHT)].map(illustration),
    illustrationOf: (route) => illustration(pagePicture(route)),
    notFoundIllustration: illustration(EMPTY_ILLUSTRATIONS.notFound),
    offlineIllustration: inOneSize(illustration(EMPTY_ILLUSTRATIONS.offline)),
    formPictureOf: (type, shown) => {
      const isShown = ({ src }: Picture): boolean => shown.some((one) => one.src === src);
      return seoOf(type)
        .formPictures?.map(illustration)
        .find((picture) => !isShown(picture));
    },
    metaOf: createDocumentMeta(settings),
    structuredDataOf: (language) => {
      const { organization, webSite } = siteSchema(language, absoluteUrls(settings));
      return [organization, webSite];
    },
    galleryOf: (language) => GALLERY.map((name) => itemOf(name, language)),
  };
}

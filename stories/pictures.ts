import type { Picture } from "../src/documents/types.ts";
import type { Translate } from "../src/i18n/messages.ts";
import { type GalleryItem, toGalleryItem } from "../src/images/gallery.ts";
import { GALLERY, type GalleryName } from "../src/images/sitePictures.ts";

export type Scene = "cellar" | "fire" | "fortress" | "square" | "vineyards" | "wetland";

/** The place of each scene. The names are the same in every language. */
export const PLACES: Record<Scene, string> = {
  cellar: "Zmajevac",
  fire: "Apatin",
  fortress: "Petrovaradin",
  square: "Sremski Karlovci",
  vineyards: "Ilok",
  wetland: "Kopački rit",
};

export const SCENES = Object.keys(PLACES) as Scene[];

/** The content service's picture with this file name: pictureFile("wetland.webp", "Reeds at dusk") */
export const pictureFile = (file: string, alt: string, credit = ""): Picture => ({
  src: `/pictures/${file}`,
  sources: [],
  srcSet: "",
  alt,
  credit,
  // Those of the demo have this ratio.
  width: 1600,
  height: 1067,
  placeholder:
    "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADQAQCdASoPAAoAAUAmJZACdAEOuySC2AD9U+vdTE1LNuargyLFj27UtorZ4ePBv8J/kfmew6SYeKK1wAA=",
});

/** A picture of the demo content: pictureOf("wetland", "Reeds at dusk") */
export const pictureOf = (scene: Scene, alt: string): Picture => pictureFile(`${scene}.webp`, alt);

/** The same with its description in the toolbar's language: describedPicture("square", t) */
export const describedPicture = (
  scene: "fortress" | "square" | "vineyards",
  t: Translate,
): Picture => pictureOf(scene, t(`region.${scene}.description`));

const galleryItem = (name: GalleryName, t: Translate): GalleryItem =>
  toGalleryItem(pictureFile(`${name}.webp`, ""), {
    title: t(`region.${name}.title`),
    description: t(`region.${name}.description`),
  });

/** The region in pictures, as the home page shows it. */
export const galleryFor = (t: Translate): GalleryItem[] =>
  GALLERY.map((name) => galleryItem(name, t));

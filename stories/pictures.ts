import type { Picture } from "../src/documents/types.ts";
import type { Translate } from "../src/i18n/messages.ts";

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

/** A picture of the demo content: pictureOf("wetland", "Reeds at dusk") */
export function pictureOf(scene: Scene, alt: string): Picture {
  return {
    src: `/pictures/${scene}.webp`,
    sources: [],
    srcSet: "",
    alt,
    credit: "",
    width: 1600,
    height: 1067,
    tint: "#bdd8 54%,#8a98 0",
  };
}

/** The same with its description in the toolbar's language: describedPicture("square", t) */
export const describedPicture = (
  scene: "fortress" | "square" | "vineyards",
  t: Translate,
): Picture => pictureOf(scene, t(`region.${scene}.description`));

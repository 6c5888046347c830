/// <reference types="vite/client" />
import figtreeExtended from "@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2?url";
import figtree from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url";
import frauncesExtended from "@fontsource-variable/fraunces/files/fraunces-latin-ext-opsz-normal.woff2?url";
import fraunces from "@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2?url";
import { DISPLAY_WEIGHT, FONT_FAMILY } from "../design-tokens/primitives/type.ts";
import { EXTENDED } from "./managerFonts.ts";

const FACES = [
  new FontFace(FONT_FAMILY.body, `url(${figtree})`, { weight: "300 900" }),
  new FontFace(FONT_FAMILY.body, `url(${figtreeExtended})`, {
    weight: "300 900",
    unicodeRange: EXTENDED,
  }),
  new FontFace(FONT_FAMILY.display, `url(${fraunces})`, { weight: `${DISPLAY_WEIGHT}` }),
  new FontFace(FONT_FAMILY.display, `url(${frauncesExtended})`, {
    weight: `${DISPLAY_WEIGHT}`,
    unicodeRange: EXTENDED,
  }),
];

/** The site's fonts, straight from their packages; no story is drawn before they are there. */
export async function loadFonts(): Promise<void> {
  for (const face of FACES) document.fonts.add(face);
  await Promise.all(FACES.map((face) => face.load()));
}

/// <reference types="vite/client" />
import figtreeExtended from "@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2?url";
import figtree from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url";
import frauncesExtended from "@fontsource-variable/fraunces/files/fraunces-latin-ext-opsz-normal.woff2?url";
import fraunces from "@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2?url";
import cyrillicBody from "@fontsource-variable/source-sans-3/files/source-sans-3-cyrillic-wght-normal.woff2?url";
import cyrillicDisplay from "@fontsource-variable/vollkorn/files/vollkorn-cyrillic-wght-normal.woff2?url";
import { DISPLAY_WEIGHT, FONT_FAMILY, guestName } from "../design-tokens/primitives/type.ts";
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
  new FontFace(guestName(FONT_FAMILY.body), `url(${cyrillicBody})`, { weight: "200 900" }),
  new FontFace(guestName(FONT_FAMILY.display), `url(${cyrillicDisplay})`, {
    weight: `${DISPLAY_WEIGHT}`,
  }),
];

/** Loads the site's fonts from their packages, before any story is rendered. */
export async function loadFonts(): Promise<void> {
  for (const face of FACES) document.fonts.add(face);
  await Promise.all(FACES.map((face) => face.load()));
}

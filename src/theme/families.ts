import { FONT_FAMILY } from "../../design-tokens/primitives/type.ts";

/** What stands in until a font is there, cut to the same measures so that no line moves. */
export const FALLBACK = " fallback";

const family = (name: string, generic: string): string =>
  `${name}, "${name}${FALLBACK}", ${generic}`;

export const FAMILIES = {
  display: family(FONT_FAMILY.display, "serif"),
  body: family(FONT_FAMILY.body, "sans-serif"),
};

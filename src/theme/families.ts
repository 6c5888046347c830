import {
  FONT_FAMILY,
  guestName,
  STAND_INS,
  standInName,
} from "../../design-tokens/primitives/type.ts";

function family(role: keyof typeof FONT_FAMILY, generic: string): string {
  const name = FONT_FAMILY[role];
  const others = [guestName(name), ...STAND_INS[role].map((font) => standInName(name, font))];
  return [name, ...others.map((other) => `"${other}"`), generic].join();
}

/** Font stacks with fallbacks. The build writes the @font-face rules into every page. */
export const FAMILIES = {
  display: family("display", "serif"),
  body: family("body", "sans-serif"),
};

// @vidikovac/tokens: the values of the design tokens, for scripts. Styles take the variables of tokens.css.

export { contrast } from "./contrast.ts";
export { EVENING_ROLES } from "./evening.ts";
export { LOW_PAIRS, PAIRS } from "./pairs.ts";
export { BREAKPOINTS, type Breakpoint } from "./primitives/breakpoints.ts";
export { COLOUR } from "./primitives/colour.ts";
export {
  CARD_GAP,
  CONTENT_WIDTH,
  MAIN_GRID,
  PAGE_SIDES,
  PAGE_WIDTH,
  TEXT_WIDTH,
} from "./primitives/layout.ts";
export { DURATION, EASING, type Easing } from "./primitives/motion.ts";
export { FLUID_SPACE, SPACE } from "./primitives/space.ts";
export { FONT_FAMILY, FONT_SIZE, FONT_WEIGHT } from "./primitives/type.ts";
export { ROLES, type Roles } from "./semantic.ts";
export { SHAPE, type Shape } from "./shape.ts";
export { tokenName } from "./tokenName.ts";

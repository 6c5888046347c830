import { colour } from "../../theme/contract.css.ts";
import { width } from "../../theme/units.ts";

/** Names stand out from whatever is drawn below them. */
export const halo = Array.from({ length: 8 }, () => `0 0 ${width(4)} ${colour.surface.quiet}`).join(
  ", ",
);

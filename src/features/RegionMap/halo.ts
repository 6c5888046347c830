import { colour } from "../../theme/contract.css.ts";
import { width } from "../../theme/units.ts";

/** text-shadow that separates a name from the map below it. */
export const halo = Array.from({ length: 8 }, () => `0 0 ${width(4)} ${colour.surface.quiet}`).join(
  ", ",
);

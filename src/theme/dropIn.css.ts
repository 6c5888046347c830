import { keyframes } from "@vanilla-extract/css";
import { easing } from "./contract.css.ts";
import { duration } from "./motion.ts";
import { space } from "./units.ts";

const fromAbove = keyframes({ from: { opacity: 0, translate: `0 -${space(1)}` } });

/** For the `animation` of what opens below what was pressed. */
export const dropIn = `${fromAbove} ${duration("quick")} ${easing.calm}`;

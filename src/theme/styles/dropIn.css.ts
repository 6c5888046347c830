import { keyframes } from "@vanilla-extract/css";
import { easing } from "../contract.css.ts";
import { duration } from "../motion.ts";
import { space } from "../units.ts";

const fromAbove = keyframes({ from: { opacity: 0, translate: `0 -${space(1)}` } });

/** `animation` of a menu that opens below its button. */
export const dropIn = `${fromAbove} ${duration("quick")} ${easing.calm}`;

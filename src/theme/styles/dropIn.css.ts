import { keyframes } from "@vanilla-extract/css";
import { duration, easing, space } from "../contract.css.ts";

const fromAbove = keyframes({ from: { opacity: 0, translate: `0 calc(-1 * ${space[1]})` } });

/** `animation` of a menu that opens below its button. */
export const dropIn = `${fromAbove} ${duration.quick} ${easing.calm}`;

import type { Curve, Easing } from "../../design-tokens/primitives/motion.ts";

/** inCss([0, 0, 1, 1]) => "cubic-bezier(0, 0, 1, 1)" */
const inCss = (curve: Curve): string => `cubic-bezier(${curve.join(", ")})`;

/** Easing roles as CSS values. */
export const easingInCss = ({ calm, swing, arrive, even }: Easing) => ({
  calm: inCss(calm),
  swing: inCss(swing),
  arrive: inCss(arrive),
  even: inCss(even),
});

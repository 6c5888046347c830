import { keyframes, style } from "@vanilla-extract/css";
import { duration, easing, space } from "../../theme/contract.css.ts";

const turn = keyframes({ to: { rotate: "1turn" } });

export const spinner = style({
  position: "relative",
  display: "inline-flex",
  alignItems: "center",
  gap: space[3],
});

export const ring = style({
  flexShrink: 0,
  inlineSize: "1.25em",
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 2.5,
  strokeLinecap: "round",
  animation: `${turn} ${duration.turn} ${easing.even} infinite`,
});

export const track = style({ opacity: 0.3 });

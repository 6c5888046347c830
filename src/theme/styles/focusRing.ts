import { colour, stroke } from "../contract.css.ts";

/** Two rings, one inside the other: one of them is visible on any background or picture. */
export const focusRing = {
  outline: `${stroke.broad} solid ${colour.focus.ring}`,
  outlineOffset: stroke.broad,
  boxShadow: `0 0 0 ${stroke.broad} ${colour.focus.ringOnStrong}`,
} as const;

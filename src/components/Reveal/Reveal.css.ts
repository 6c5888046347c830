import { globalStyle, style } from "@vanilla-extract/css";
import { duration, easing, space } from "../../theme/contract.css.ts";

const MOVING = "screen and (prefers-reduced-motion: no-preference)";

export const reveal = style({ blockSize: "100%" });

// Script sets the attribute, and only on elements off screen: without script everything is visible.
// An element with keyboard focus does not wait, so that focus is always visible.
const waiting = `${reveal}[data-reveal="waiting"]:not(:has(:focus-visible))`;
const shown = `${reveal}[data-reveal="shown"]`;

globalStyle(waiting, { "@media": { [MOVING]: { translate: `0 ${space[8]}` } } });
globalStyle(shown, {
  "@media": { [MOVING]: { transition: `translate ${duration.placeholder} ${easing.calm}` } },
});

// Text does not fade: some of it has no contrast to spare, and it must be readable while it waits.
globalStyle(`${waiting} picture`, { "@media": { [MOVING]: { opacity: 0.3 } } });
globalStyle(`${shown} picture`, {
  "@media": { [MOVING]: { transition: `opacity ${duration.placeholder} ${easing.calm}` } },
});

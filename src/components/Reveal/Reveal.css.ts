import { globalStyle, style } from "@vanilla-extract/css";
import { easing } from "../../theme/contract.css.ts";
import { duration } from "../../theme/motion.ts";
import { space } from "../../theme/units.ts";

const MOVING = "screen and (prefers-reduced-motion: no-preference)";

export const reveal = style({ blockSize: "100%" });

// Script sets the attribute, and only on what is not on the screen: without it all is as it stays.
// Whoever comes by keyboard sees at once where they are; under a finger nothing moves away.
const waiting = `${reveal}[data-reveal="waiting"]:not(:has(:focus-visible))`;
const shown = `${reveal}[data-reveal="shown"]`;

globalStyle(waiting, { "@media": { [MOVING]: { translate: `0 ${space(8)}` } } });
globalStyle(shown, {
  "@media": { [MOVING]: { transition: `translate ${duration("placeholder")} ${easing.calm}` } },
});

// Words do not fade: some of them have no contrast to spare, and all can be read while they wait.
globalStyle(`${waiting} picture`, { "@media": { [MOVING]: { opacity: 0.3 } } });
globalStyle(`${shown} picture`, {
  "@media": { [MOVING]: { transition: `opacity ${duration("placeholder")} ${easing.calm}` } },
});

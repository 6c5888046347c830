import { keyframes, style } from "@vanilla-extract/css";
import {
  colour,
  control,
  duration,
  easing,
  fontSize,
  layer,
  leading,
  radius,
  space,
} from "../../theme/contract.css.ts";
import { edged, strongGround } from "../../theme/styles/backgrounds.css.ts";
import { notOnPaper } from "../../theme/styles/printBreaks.css.ts";
import { fromPixels, width } from "../../theme/units.ts";

/** At the lower edge of the screen, the newest at the bottom. */
export const region = style([
  notOnPaper,
  {
    position: "fixed",
    zIndex: layer.notice,
    insetInline: 0,
    insetBlockEnd: "env(safe-area-inset-bottom)",
    maxBlockSize: "80svh",
    overflowY: "auto",
    overscrollBehavior: "contain",
    // Beside the toasts the page takes the press.
    pointerEvents: "none",
  },
]);

export const list = style({
  display: "grid",
  gridTemplateColumns: `minmax(0, ${width(440)})`,
  justifyContent: "center",
  gap: space[2],
  "@media": { [fromPixels(480)]: { justifyContent: "start" } },
  // Without a toast there is nothing, not even space.
  selectors: { "&:not(:empty)": { padding: space[4] } },
});

const arriving = keyframes({ from: { opacity: 0, translate: `0 ${space[4]}` } });

export const toast = style([
  strongGround,
  edged,
  {
    display: "flex",
    alignItems: "start",
    gap: space[3],
    paddingBlock: space[2],
    paddingInline: `${space[5]} ${space[2]}`,
    borderRadius: radius.panel,
    // Against a section as dark as the toast.
    boxShadow: `0 0 0 ${space[0.5]} ${colour.surface.page}`,
    pointerEvents: "auto",
    overflowWrap: "anywhere",
    "@media": {
      "(prefers-reduced-motion: no-preference)": {
        animation: `${arriving} ${duration.calm} ${easing.arrive}`,
      },
    },
  },
]);

/** As high as the closing button beside one line. */
export const sign = style({
  flex: "none",
  display: "grid",
  placeItems: "center",
  blockSize: control.small,
});

export const words = style({
  flexGrow: 1,
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  justifyItems: "start",
  gap: space[2],
  minInlineSize: 0,
  paddingBlock: space[3],
  fontSize: fontSize.small,
  lineHeight: leading.caption,
  textWrap: "pretty",
});

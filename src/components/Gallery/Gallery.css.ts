import { globalStyle, style } from "@vanilla-extract/css";
import { colour } from "../../theme/contract.css.ts";
import { strongGround } from "../../theme/grounds.css.ts";
import { fontSize, fontWeight, space } from "../../theme/units.ts";

/** The library's variables in our roles. */
export const gallery = style([
  strongGround,
  {
    background: "none",
    vars: { "--yarl__color_backdrop": colour.surface.overlay },
    "@media": { print: { display: "none" } },
  },
]);

// The words stand below the picture instead of on it: the picture gets the room that they leave.
globalStyle(`${gallery} .yarl__container`, { flexDirection: "column" });
globalStyle(`${gallery} .yarl__carousel`, { flex: "1 1 0", minBlockSize: 0 });
globalStyle(`${gallery} .yarl__slide`, { containerType: "size" });
globalStyle(`${gallery} .yarl__toolbar`, { gap: space(2), padding: space(3) });

/** As large as its slide allows and as wide as the picture is, at its own ratio. */
export const picture = style({
  maxInlineSize: "100cqi",
  selectors: { "&:not([style])": { inlineSize: "100cqi" } },
});

globalStyle(`${gallery} [aria-disabled=true]`, { cursor: "default" });
globalStyle(`${gallery} [aria-disabled=true] > svg`, { opacity: 0.4 });

// The arrows stand beside the words instead of on the picture, within reach of a thumb.
export const bar = style({
  flexShrink: 0,
  display: "grid",
  gridTemplateColumns: `${space(11)} minmax(0, 1fr) ${space(11)}`,
  gridTemplateRows: "minmax(0, 1fr)",
  alignItems: "center",
  gap: space(3),
  inlineSize: "100%",
  maxInlineSize: space(200),
  maxBlockSize: "40%",
  padding: space(3),
});

export const caption = style({
  gridColumn: 2,
  maxBlockSize: "100%",
  overflow: "auto",
  touchAction: "pan-y",
  textAlign: "center",
  fontSize: fontSize.small,
  lineHeight: 1.4,
  userSelect: "text",
  overflowWrap: "anywhere",
});

export const place = style({ fontWeight: fontWeight.bold, color: colour.text.accent });

export const name = style({ fontWeight: fontWeight.medium });

export const credit = style({ color: colour.text.quiet });

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

export const previous = style({
  position: "absolute",
  insetInlineStart: space(3),
  insetBlockStart: `calc(50% - ${space(5.5)})`,
});
export const next = style({
  position: "absolute",
  insetInlineEnd: space(3),
  insetBlockStart: `calc(50% - ${space(5.5)})`,
});
globalStyle(`${gallery} button[aria-disabled=true]`, { opacity: 0.4, cursor: "default" });

export const caption = style({
  flexShrink: 0,
  boxSizing: "border-box",
  inlineSize: "100%",
  maxBlockSize: "40%",
  overflow: "auto",
  touchAction: "pan-y",
  padding: `${space(3)} ${space(5)} ${space(5)}`,
  textAlign: "center",
  fontSize: fontSize.small,
  userSelect: "text",
  overflowWrap: "anywhere",
});

export const place = style({ fontWeight: fontWeight.bold, color: colour.text.accent });

export const credit = style({ color: colour.text.quiet });

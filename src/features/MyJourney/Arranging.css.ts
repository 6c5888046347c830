import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { colour, control, layer, radius, space, stroke } from "../../theme/contract.css.ts";
import { hover, VEIL } from "../../theme/styles/hover.ts";

export const handle = style([
  {
    position: "relative",
    display: "inline-grid",
    borderRadius: radius.pill,
    color: colour.text.quiet,
  },
  hover({ background: VEIL }),
]);

/** Held by pointer and finger. */
export const grip = style({
  display: "grid",
  placeItems: "center",
  inlineSize: control.small,
  blockSize: control.small,
  cursor: "grab",
});

/** Over the grip, for the keyboard: the pointer goes through it. */
export const start = style({
  position: "absolute",
  inset: 0,
  border: 0,
  borderRadius: radius.pill,
  background: "none",
  pointerEvents: "none",
});

export const place = recipe({
  variants: {
    form: {
      // Lies over the item before which it lets go.
      between: {
        position: "absolute",
        zIndex: layer.above,
        insetInline: 0,
        insetBlockStart: 0,
        minBlockSize: `max(100%, ${space[12]})`,
        pointerEvents: "none",
        "::after": {
          content: '""',
          position: "absolute",
          insetInline: 0,
          insetBlockStart: 0,
          borderBlockStart: `${stroke.strong} solid transparent`,
        },
      },
      area: {
        padding: space[4],
        border: `${stroke.fine} dashed ${colour.border.control}`,
        borderRadius: radius.field,
        color: colour.text.quiet,
      },
    },
    isOn: { true: {}, false: {} },
    isTarget: { true: {}, false: {} },
  },
  compoundVariants: [
    { variants: { form: "between", isOn: true }, style: { pointerEvents: "auto" } },
    {
      variants: { form: "between", isTarget: true },
      style: { "::after": { borderColor: colour.action.main } },
    },
    {
      variants: { form: "area", isTarget: true },
      style: { borderStyle: "solid", borderColor: colour.action.main },
    },
  ],
});

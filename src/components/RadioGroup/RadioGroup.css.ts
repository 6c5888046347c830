import { style } from "@vanilla-extract/css";
import { control, fontSize, radius, space, stroke } from "../../theme/contract.css.ts";
import { width } from "../../theme/units.ts";

export const group = style({ maxInlineSize: "100%" });

export const legend = style({ fontSize: fontSize.small });

export const options = style({ display: "flex", flexWrap: "wrap", columnGap: space[5] });

export const option = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space[2],
  maxInlineSize: "100%",
  minBlockSize: control.small,
  cursor: "pointer",
});

// In the colour of the text, which is legible on every ground. The browser's own has a colour of its own.
export const radio = style({
  appearance: "none",
  flex: "none",
  inlineSize: width(18),
  blockSize: width(18),
  margin: 0,
  border: `${stroke.strong} solid currentColor`,
  borderRadius: radius.round,
  ":checked": { borderWidth: stroke.alarm },
});

export const name = style({ minInlineSize: 0, overflowWrap: "anywhere" });

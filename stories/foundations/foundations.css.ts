import { globalStyle, style } from "@vanilla-extract/css";
import {
  colour,
  control,
  font,
  fontSize,
  fontWeight,
  radius,
  space,
} from "../../src/theme/contract.css.ts";
import { from, width } from "../../src/theme/units.ts";

export const block = style({
  display: "grid",
  gap: space[10],
  marginBlock: `${space[6]} ${space[12]}`,
  color: colour.text.body,
  fontFamily: font.body,
  fontSize: fontSize.small,
});

export const name = style({
  marginBlockEnd: space[3],
  fontFamily: font.body,
  fontSize: fontSize.body,
  fontWeight: fontWeight.bold,
});

export const quiet = style({ color: colour.text.quiet });

export const swatches = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(5rem, 1fr))",
  gap: `${space[3]} ${space[2]}`,
});

export const roles = style({ display: "grid" });

/** Columns: specimen, name, purpose. */
export const role = style({
  display: "grid",
  gap: `${space[2]} ${space[6]}`,
  paddingBlock: space[4],
  borderBlockEnd: `1px solid ${colour.border.quiet}`,
  "@media": {
    [from(768)]: { gridTemplateColumns: "7rem minmax(0, 2fr) minmax(0, 5fr)" },
  },
});

export const yes = style({ fontWeight: fontWeight.bold, color: colour.success.text });
export const no = style({ fontWeight: fontWeight.bold, color: colour.error.text });

export const swatch = style({
  blockSize: space[16],
  border: `1px solid ${colour.border.quiet}`,
  borderRadius: space[1],
  marginBlockEnd: space[1.5],
});

/** Background in two colours, to show that a colour is transparent. */
export const chequered = style({
  borderRadius: space[1],
  marginBlockEnd: space[1.5],
  overflow: "hidden",
  backgroundImage: `linear-gradient(90deg, ${colour.surface.page} 50%, ${colour.text.body} 50%)`,
});

globalStyle(`${chequered} > *`, { marginBlockEnd: 0 });

export const step = style({ fontWeight: fontWeight.bold });

// A wide table scrolls on its own, also by keyboard.
export const scroll = style({ overflowX: "auto" });

export const table = style({ inlineSize: "100%", borderCollapse: "collapse" });

export const cell = style({
  borderBlockEnd: `1px solid ${colour.border.quiet}`,
  paddingBlock: space[2],
  paddingInlineEnd: space[5],
  textAlign: "start",
  verticalAlign: "middle",
});

export const specimen = style({
  display: "inline-block",
  borderRadius: space[1],
  paddingInline: space[3],
  paddingBlock: space[1],
  fontWeight: fontWeight.bold,
});

export const bar = style({
  blockSize: space[4],
  borderRadius: space[1],
  background: colour.action.selected,
});

export const cells = style({ display: "grid", gap: space[2] });

export const gridCell = style({
  minBlockSize: width(56),
  display: "grid",
  placeContent: "center",
  border: `1px solid ${colour.border.strong}`,
  borderRadius: space[1],
  background: colour.surface.quiet,
});

export const play = style({
  border: 0,
  borderRadius: space[6],
  paddingBlock: space[2],
  paddingInline: space[5],
  background: colour.action.main,
  color: colour.text.onAction,
  fontWeight: fontWeight.bold,
  cursor: "pointer",
});

export const scenes = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 18rem), 1fr))",
  gap: space[6],
});

export const caption = style({ marginBlockStart: space[2], color: colour.text.quiet });

/** Box for the specimen of a line, a corner or a height. */
export const specimenBox = style({
  display: "grid",
  placeContent: "center",
  minBlockSize: width(56),
  background: colour.surface.quiet,
  color: colour.text.body,
});

export const lines = style({ fontSize: fontSize.small, overflowWrap: "anywhere" });

export const focused = style({
  inlineSize: "fit-content",
  minBlockSize: control.small,
  display: "grid",
  placeContent: "center",
  borderRadius: radius.pill,
  paddingInline: space[5],
  background: colour.surface.raised,
  color: colour.text.body,
});

export const grounds = style({ display: "flex", flexWrap: "wrap" });

export const ground = style({ padding: space[8] });

export const crop = style({
  inlineSize: "100%",
  blockSize: "auto",
  borderRadius: radius.field,
  objectFit: "cover",
});

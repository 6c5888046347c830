import { style } from "@vanilla-extract/css";
import {
  colour,
  fontSize,
  fontWeight,
  leading,
  radius,
  space,
  stroke,
} from "../../theme/contract.css.ts";
import { dimmed } from "../../theme/dim.ts";
import { whole } from "../../theme/styles/printBreaks.css.ts";
import { width } from "../../theme/units.ts";
import { halo } from "../RegionMap/halo.ts";

export const part = style([
  whole,
  {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: space[3],
    // In print it is beside the price box of a program.
    "@media": { print: { inlineSize: "50%", gap: space[2] } },
  },
]);

/** A section of the map, which is larger. */
export const window = style({
  position: "relative",
  containerType: "inline-size",
  overflow: "hidden",
  filter: dimmed,
  aspectRatio: "4 / 3",
  border: `${stroke.hair} solid ${colour.border.quiet}`,
  borderRadius: radius.panel,
  "@media": { print: { inlineSize: "80%" } },
});

export const picture = style({ position: "absolute", maxInlineSize: "none", blockSize: "auto" });

export const way = style({ position: "absolute", inset: 0, inlineSize: "100%", blockSize: "100%" });

export const point = style({
  position: "absolute",
  display: "grid",
  placeContent: "center",
  inlineSize: space[4],
  blockSize: space[4],
  translate: "-50% -50%",
  border: `${stroke.fine} solid ${colour.surface.raised}`,
  borderRadius: radius.pill,
  background: colour.action.selected,
  color: colour.text.onSelected,
  fontSize: fontSize.small,
  fontWeight: fontWeight.bold,
  lineHeight: leading.display,
  selectors: {
    "&[data-main]": { background: colour.action.main, color: colour.text.onAction },
    "&[data-number]": { inlineSize: width(28), blockSize: width(28) },
  },
  "@media": { "(forced-colors: active)": { forcedColorAdjust: "none" } },
});

export const stops = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${space[1.5]} ${space[5]}`,
  selectors: { "&[data-ways]": { flexDirection: "column" } },
  "@media": { print: { gap: `0 ${space[3]}`, fontSize: fontSize.small } },
});

export const stop = style({ display: "flex", alignItems: "baseline", gap: space[2] });

export const number = style({ fontWeight: fontWeight.bold });

export const quiet = style({ fontSize: fontSize.small, color: colour.text.quiet });

/** How one comes to a stop, below its name. */
export const wayThere = style([quiet, { display: "block" }]);

/** A piece of a line in the legend. */
export const sample = style({ inlineSize: space[12], blockSize: space[5], alignSelf: "center" });

/** A leg or a number: it steps back while another day is read. */
export const ofDay = style({ selectors: { "&[data-dimmed]": { opacity: 0.4 } } });

export const name = style({
  position: "absolute",
  whiteSpace: "nowrap",
  fontSize: width(14),
  fontWeight: fontWeight.bold,
  lineHeight: leading.caption,
  textShadow: halo,
});

import { globalStyle, style } from "@vanilla-extract/css";
import { DEGRADED, FILTERING } from "../../runtime/pageState.ts";
import { control, fontWeight, space } from "../../theme/contract.css.ts";
import { follow } from "../../theme/styles/printBreaks.css.ts";
import { below, from, width } from "../../theme/units.ts";

/** Scripts have not yet filtered the list as the address says. */
const filtering = `:root[${FILTERING}]:not([${DEGRADED}])`;

export const frame = style([
  follow,
  {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: space.near,
    paddingBlockEnd: space.section,
  },
]);

export const list = style([
  follow,
  {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: space[6],
    selectors: { [`${filtering} &`]: { visibility: "hidden" } },
  },
]);
globalStyle(`${filtering} main ~ *`, { visibility: "hidden" });

/**
 * The line with the number of results. A choice scrolls it into view, together with the top of the
 * first card.
 */
export const answer = style({ scrollMarginBlock: `${space[4]} ${width(200)}` });

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space[2]} ${space[5]}`,
});

// The height of the button for new documents, which may appear beside it later: nothing moves.
globalStyle(`${head} > h2`, { minBlockSize: control.small, alignContent: "center" });

/** At the end of the line. On a phone it is among the filters. */
export const order = style({
  display: "none",
  "@media": { [from(768)]: { display: "block", marginInlineStart: "auto" } },
});

export const waysOut = style({ display: "flex", flexWrap: "wrap", gap: space[2] });

/** The range of visible cards: "1–12". */
export const range = style({ marginInlineStart: space[3], fontWeight: fontWeight.regular });

export const steps = style({ paddingBlockStart: space[6] });

/** Filters and views of a list. */
export const choices = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  alignItems: "end",
  gap: space[6],
  "@media": { [below(768)]: { alignItems: "center", gap: space[4] } },
});

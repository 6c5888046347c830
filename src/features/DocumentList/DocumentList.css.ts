import { globalStyle, style } from "@vanilla-extract/css";
import { control } from "../../theme/contract.css.ts";
import { follow } from "../../theme/printBreaks.css.ts";
import { fluidSpace, fontWeight, from, space } from "../../theme/units.ts";

export const frame = style([
  follow,
  {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: fluidSpace(6, 8),
    paddingBlockEnd: fluidSpace(14, 28),
  },
]);

export const list = style([
  follow,
  {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: space(6),
    // Until script has left only what the address asks for.
    selectors: { ":root[data-filtering] &": { visibility: "hidden" } },
  },
]);
globalStyle(":root[data-filtering] main ~ *", { visibility: "hidden" });

/** What answers a choice: brought into sight with the beginning of the first card below it. */
export const answer = style({ scrollMarginBlock: `${space(4)} ${space(50)}` });

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space(2)} ${space(5)}`,
});

// As high as the button for what is new, which may come later beside it: nothing moves when it does.
globalStyle(`${head} > h2`, { minBlockSize: control.small, alignContent: "center" });

/** At the end of the line; on telephones at that of its own, wherever it would fit, or what is new would push it there. */
export const order = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, max-content)",
  justifyContent: "end",
  flexBasis: "100%",
  maxInlineSize: "100%",
  "@media": { [from(768)]: { flexBasis: "auto", marginInlineStart: "auto" } },
});

export const waysOut = style({ display: "flex", flexWrap: "wrap", gap: space(2) });

/** Which of them are here. */
export const range = style({ marginInlineStart: space(3), fontWeight: fontWeight.regular });

export const steps = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space(3.5),
  paddingBlockStart: space(6),
});

/** What a list is narrowed by, and how else it can be looked at. */
export const choices = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  alignItems: "end",
  gap: space(6),
});

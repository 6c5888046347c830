import { globalStyle, style } from "@vanilla-extract/css";
import { colour, fontSize, radius, space } from "../../theme/contract.css.ts";
import { edged, strongGround } from "../../theme/styles/backgrounds.css.ts";
import { follow, notOnPaper } from "../../theme/styles/printBreaks.css.ts";
import { width } from "../../theme/units.ts";

export const sheet = style([
  follow,
  strongGround,
  edged,
  {
    display: "grid",
    justifyItems: "start",
    gap: space[4],
    padding: space.near,
    borderRadius: radius.panel,
    overflowWrap: "anywhere",
    textWrap: "pretty",
    "@media": { print: { padding: 0 } },
  },
]);

export const costs = style({ display: "grid", gap: space[1], fontSize: fontSize.small });

export const facts = style({
  display: "grid",
  rowGap: space[3],
  inlineSize: "100%",
  fontSize: fontSize.small,
  "@media": { print: { rowGap: space[1] } },
});

// Short values stand beside their names, sentences below them on the whole width.
globalStyle(`${facts} dt`, { flex: `0 0 ${width(100)}` });
globalStyle(`${facts} dd`, { flex: "1 1 auto" });

export const quiet = style({ fontSize: fontSize.small, color: colour.text.quiet });

/** Hidden in print: a footer says the same. */
export const contact = style([notOnPaper, quiet]);

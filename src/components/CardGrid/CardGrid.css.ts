import { globalStyle } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { cardTitle } from "../../theme/card.ts";
import { radius } from "../../theme/contract.css.ts";
import { cardGrid, cardPair, fewCardGrid, pairOnly } from "../../theme/grid.ts";
import { pairs } from "../../theme/paper.css.ts";
import { fontSize } from "../../theme/units.ts";
import { picture } from "../Card/Card.css.ts";

export const grid = recipe({
  base: pairs,
  variants: { layout: { list: cardGrid, few: fewCardGrid } },
});

// Where two stand side by side, the last of an odd number is alone: it has the whole row, and its words
// stand beside its picture.
const alone = `${grid.classNames.variants.layout.few} > :last-child:nth-child(odd)`;

const onStrong = picture.classNames.variants.tone.strong;

globalStyle(alone, { "@media": { [pairOnly]: { gridColumn: "1 / -1" } } });
globalStyle(`${alone} article`, { "@media": { [pairOnly]: cardPair } });
globalStyle(`${alone} ${onStrong}`, {
  "@media": { [pairOnly]: { borderStartEndRadius: 0, borderEndStartRadius: radius.panel } },
});
// On a ground of its own it reaches from edge to edge, however many lines the words take.
globalStyle(`${alone} ${onStrong} > span`, {
  "@media": { [pairOnly]: { inlineSize: "100%", minBlockSize: "100%" } },
});
globalStyle(`${alone} p`, { "@media": { [pairOnly]: { fontSize: fontSize.small } } });
globalStyle(`${alone} h3`, { "@media": { [pairOnly]: { fontSize: cardTitle(4) } } });

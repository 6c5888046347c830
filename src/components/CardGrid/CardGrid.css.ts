import { type GlobalStyleRule, globalStyle } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { COMPACT, cardBelow, cardTitle } from "../../theme/card.ts";
import { radius } from "../../theme/contract.css.ts";
import {
  cardGrid,
  cardPair,
  fewCardGrid,
  onColumns,
  pairOnly,
  sideBySide,
} from "../../theme/grid.ts";
import { pairs } from "../../theme/printBreaks.css.ts";
import { fontSize, from } from "../../theme/units.ts";
import { picture } from "../Card/Card.css.ts";

export const grid = recipe({
  base: pairs,
  variants: { layout: { list: cardGrid, few: fewCardGrid } },
});

const few = grid.classNames.variants.layout.few;
const onStrong = picture.classNames.variants.tone.strong;

/** A card that is alone has the whole row, and its words stand beside its picture. */
function alone(card: string, media: string, columns: GlobalStyleRule): void {
  const where = (rule: GlobalStyleRule): GlobalStyleRule => ({ "@media": { [media]: rule } });
  globalStyle(card, where({ gridColumn: "1 / -1" }));
  globalStyle(`${card} article`, where(columns));
  globalStyle(
    `${card} ${onStrong}`,
    where({ borderStartEndRadius: 0, borderEndStartRadius: radius.panel }),
  );
  // On a ground of its own it reaches from edge to edge, however many lines the words take.
  globalStyle(`${card} ${onStrong} > span`, where({ inlineSize: "100%", minBlockSize: "100%" }));
}

// Where two stand side by side, the last of an odd number.
const last = `${few} > :last-child:nth-child(odd)`;
alone(last, pairOnly, cardPair);
// Half of it, which its words have, is as wide as a card beside another.
globalStyle(`${last} p`, {
  "@media": {
    [pairOnly]: { "@container": { [cardBelow(2 * COMPACT)]: { fontSize: fontSize.small } } },
  },
});
globalStyle(`${last} h3`, { "@media": { [pairOnly]: { fontSize: cardTitle(4) } } });

// Where three would, the only one.
const only = `${few} > :only-child`;
alone(only, from(768), cardPair);
alone(only, sideBySide, onColumns(7, 5));
globalStyle(`${only} article`, { "@media": { [from(768)]: { alignItems: "center" } } });

import { type GlobalStyleRule, globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { colour, fontSize, radius, space } from "../../theme/contract.css.ts";
import {
  CARDS_IN_A_ROW,
  cardGrid,
  cardPair,
  fewCardGrid,
  onColumns,
  pairOnly,
  sideBySide,
} from "../../theme/grid.ts";
import { COMPACT, cardBelow, cardTitle } from "../../theme/styles/card.ts";
import { pairs } from "../../theme/styles/printBreaks.css.ts";
import { from } from "../../theme/units.ts";
import { picture, summary } from "../Card/Card.css.ts";

export const grid = recipe({
  base: pairs,
  variants: { layout: { list: cardGrid, few: fewCardGrid } },
});

const few = grid.classNames.variants.layout.few;
const onStrong = picture.classNames.variants.tone.strong;

/** A card that is alone in its row takes the full width, with its text beside its picture. */
function alone(card: string, media: string, columns: GlobalStyleRule): void {
  const where = (rule: GlobalStyleRule): GlobalStyleRule => ({ "@media": { [media]: rule } });
  globalStyle(card, where({ gridColumn: "1 / -1" }));
  globalStyle(`${card} article`, where({ ...columns, gridTemplateRows: "auto" }));
  globalStyle(
    `${card} ${onStrong}`,
    where({ borderStartEndRadius: 0, borderEndStartRadius: radius.panel }),
  );
  // On the dark band the picture fills its half, however long the text is.
  globalStyle(`${card} ${onStrong} > span`, where({ inlineSize: "100%", minBlockSize: "100%" }));
}

// With two cards per row: the last of an odd number.
const last = `${few} > :last-child:nth-child(odd)`;
alone(last, pairOnly, cardPair);
// The text has half of the card's width, so the limit for compact text doubles.
globalStyle(`${last} ${summary} p`, {
  "@media": {
    [pairOnly]: { "@container": { [cardBelow(2 * COMPACT)]: { fontSize: fontSize.small } } },
  },
});
globalStyle(`${last} h3`, { "@media": { [pairOnly]: { fontSize: cardTitle(4) } } });

// With three cards per row: a single card.
const only = `${few} > :only-child`;
alone(only, from(768), cardPair);
alone(only, sideBySide, onColumns(7, 5));
globalStyle(`${only} article`, { "@media": { [from(768)]: { alignItems: "center" } } });

/** Shown where the last card has its row for itself. */
export const beside = style({
  display: "none",
  alignSelf: "start",
  justifyItems: "start",
  gap: space[4],
  padding: space.near,
  borderRadius: radius.panel,
  background: colour.surface.quiet,
});

// The panel takes the other columns of the last row.
for (const [count, media] of CARDS_IN_A_ROW) {
  const alone = `:nth-child(${count}n + 1):nth-last-child(2)`;
  globalStyle(`${grid.classNames.variants.layout.list} > ${alone} + ${beside}`, {
    "@media": { [media]: { display: "grid", gridColumn: `span ${count - 1}` } },
  });
}

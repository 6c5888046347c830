import { globalStyle, style } from "@vanilla-extract/css";
import { colour, fontSize, space } from "../../theme/contract.css.ts";
import { onColumns, sideBySide } from "../../theme/grid.ts";
import { edged } from "../../theme/styles/backgrounds.css.ts";
import { follow, notOnPaper } from "../../theme/styles/printBreaks.css.ts";
import { ONE_DAY, PRINTED } from "./printOneDay.ts";

const column = { display: "grid", gridTemplateColumns: "minmax(0, 1fr)" } as const;

export const actions = style({ display: "flex", flexWrap: "wrap", gap: space[3] });

/** The days in seven columns, the map in the last five; on a narrow screen the map comes first. */
export const body = style([
  follow,
  {
    ...column,
    gap: space.wide,
    paddingBlockEnd: space.section,
    "@media": { [sideBySide]: { ...onColumns(7, 5), gridTemplateRows: "auto auto" } },
  },
]);

export const days = style([
  follow,
  {
    ...column,
    gap: space.broad,
    alignContent: "start",
    "@media": { [sideBySide]: { gridColumn: "1", gridRow: "1" } },
  },
]);

globalStyle(`[${ONE_DAY}] > :not(${days}), [${ONE_DAY}] > ${days} > :not([${PRINTED}])`, {
  "@media": { print: { display: "none !important" as "none" } },
});

export const poster = style({});

// A day alone fits on one sheet.
globalStyle(`article:has([${ONE_DAY}]) ${poster}`, { "@media": { print: { display: "none" } } });

export const aside = style({
  order: -1,
  "@media": { [sideBySide]: { order: 0, gridColumn: "2", gridRow: "1" } },
});

/** Stays in view while the days are read. */
export const map = style({
  "@media": {
    [sideBySide]: { position: "sticky", insetBlockStart: space[6] },
  },
});

export const after = style([
  follow,
  {
    ...column,
    gap: space.wide,
    "@media": { [sideBySide]: { gridColumn: "1 / -1", ...onColumns(7, 5) } },
  },
]);

globalStyle(`${after} > *`, { gridColumn: 1 });

export const together = style([
  follow,
  {
    ...column,
    gap: space[6],
    alignContent: "start",
    "@media": {
      [sideBySide]: { gridColumn: "1 / -1 !important", gridTemplateColumns: "1fr 1fr" },
    },
  },
]);

export const checked = style({
  gridColumn: "1 / -1",
  fontSize: fontSize.small,
  color: colour.text.quiet,
});

/** The inquiry form at the end of the page, on a band of its own. */
export const ask = style([
  edged,
  notOnPaper,
  { background: colour.surface.quiet, paddingBlock: space.broad },
]);

export const asking = style({
  ...column,
  gap: space.wide,
  "@media": { [sideBySide]: onColumns(7, 1, 4) },
});

export const answer = style({ "@media": { [sideBySide]: { gridColumn: "3" } } });

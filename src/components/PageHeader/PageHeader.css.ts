import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { colour, layer } from "../../theme/contract.css.ts";
import { dotted } from "../../theme/dotted.css.ts";
import { onColumns, sideBySide } from "../../theme/grid.ts";
import { follow, notOnPaper } from "../../theme/paper.css.ts";
import { fluidSpace, fontSize, fontWeight, from, letters, space } from "../../theme/units.ts";

const hero = { minBlockSize: `min(${space(190)}, 100svh)`, display: "grid" } as const;

export const frame = recipe({
  base: { position: "relative" },
  variants: {
    place: {
      none: {},
      beside: {},
      // The ground of its own: words stay readable while the picture is on its way, or never comes.
      behind: {
        ...hero,
        isolation: "isolate",
        overflow: "hidden",
        // Where the picture is not shown, nothing needs its height.
        "@media": {
          "(forced-colors: active)": { minBlockSize: 0 },
          print: { display: "block", minBlockSize: 0 },
        },
        color: colour.text.onStrong,
        background: colour.surface.strong,
      },
    },
  },
});

/** As dark as the words need it where they stand, gone where the picture has its light. */
const scrimAt = (side: "0%" | "100%"): string =>
  `radial-gradient(120% 100% at ${side} 30%, ${colour.surface.scrim} 40%, transparent 66%)`;

/** The head of the site lies on the picture too, across its whole width. */
const behindNavigation = `linear-gradient(to bottom, ${colour.surface.scrim} ${space(12)}, transparent ${space(48)})`;

export const backdrop = style({
  position: "absolute",
  inset: 0,
  zIndex: layer.behind,
  "::after": {
    content: '""',
    position: "absolute",
    inset: 0,
    background: `linear-gradient(to bottom, ${colour.surface.scrim} 55%, transparent 85%)`,
  },
  "@media": {
    [from(800)]: {
      "::after": { background: `${behindNavigation}, ${scrimAt("0%")}` },
      selectors: {
        "[dir=rtl] &::after": { background: `${behindNavigation}, ${scrimAt("100%")}` },
      },
    },
    "(forced-colors: active)": { display: "none" },
    print: { display: "none" },
  },
});
globalStyle(`${backdrop} *`, { blockSize: "100%" });
globalStyle(`${backdrop} img`, { objectFit: "cover", borderRadius: 0 });

export const header = recipe({
  base: [
    follow,
    {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr)",
      gap: space(4),
      justifyItems: "start",
      overflowWrap: "anywhere",
      paddingBlock: `${fluidSpace(6, 9)} ${fluidSpace(8, 12)}`,
      "@media": { print: { paddingBlock: `${space(6)} !important` } },
    },
  ],
  variants: {
    place: {
      none: {},
      // The way up stays at the top; the words stand on the line on which the picture ends.
      beside: {
        "@media": {
          [sideBySide]: { gridTemplateRows: "1fr", paddingBlock: `${fluidSpace(6, 9)} 0` },
        },
      },
      behind: {
        blockSize: "100%",
        alignContent: "start",
        paddingBlockStart: fluidSpace(24, 36),
        "@media": {
          [from(800)]: { maxInlineSize: "50%" },
          // Below the name of the site, which lies on the same picture.
          print: { paddingBlockStart: `${space(20)} !important` },
        },
      },
    },
    size: {
      full: {},
      compact: { gap: space(2), paddingBlock: `${fluidSpace(4, 6)} ${fluidSpace(6, 8)}` },
    },
  },
});

export const kicker = recipe({
  base: [dotted, { fontWeight: fontWeight.bold, color: colour.text.accent }],
  variants: { place: { none: {}, beside: {}, behind: { color: colour.text.onStrongAccent } } },
});

export const lead = recipe({
  base: {
    fontSize: fontSize.lead,
    maxInlineSize: letters(52),
    color: colour.text.quiet,
    textWrap: "pretty",
  },
  variants: { place: { none: {}, beside: {}, behind: { color: "inherit" } } },
});

export const actions = style([
  notOnPaper,
  {
    display: "flex",
    flexWrap: "wrap",
    gap: space(3.5),
    marginBlockStart: space(3),
  },
]);

/** Words and picture on the columns of the page. */
export const columns = recipe({
  variants: {
    place: {
      none: {},
      beside: {
        paddingBlockEnd: fluidSpace(8, 12),
        "@media": {
          [sideBySide]: { display: "grid", ...onColumns(5, 7) },
          print: { paddingBlockEnd: space(6) },
        },
      },
      behind: { blockSize: "100%" },
    },
  },
});

export const beside = style({
  "@media": { [sideBySide]: { alignSelf: "end", paddingBlockStart: fluidSpace(6, 9) } },
});

import { createVar, globalStyle, type StyleRule, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { colour, fontSize, fontWeight, layer, space } from "../../theme/contract.css.ts";
import { onColumns, sideBySide } from "../../theme/grid.ts";
import { dotted } from "../../theme/styles/dotted.css.ts";
import { follow, notOnPaper } from "../../theme/styles/printBreaks.css.ts";
import {
  below,
  fluid,
  from,
  letters,
  low,
  pageSides,
  pageWidth,
  width,
} from "../../theme/units.ts";

const hero = { minBlockSize: `min(${width(760)}, 100svh)`, display: "grid" } as const;

export const frame = recipe({
  base: { position: "relative" },
  variants: {
    place: {
      none: {},
      beside: {},
      // The background keeps text readable while the picture loads, or if it does not load.
      behind: {
        ...hero,
        isolation: "isolate",
        overflow: "hidden",
        // Without the picture there is no need for its height.
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

/** Media query: upright screen, with the text above the picture's subject. */
const upright = `screen and (orientation: portrait) and ${below(800)}`;

/** The site header is on the picture too: a shadow across the full width keeps it readable. */
const behindNavigation = `linear-gradient(to bottom, ${colour.surface.scrim} ${space[12]}, transparent ${width(192)})`;

const belowNavigation: StyleRule = {
  "::after": { content: '""', position: "absolute", inset: 0, background: behindNavigation },
};

export const backdrop = style({
  position: "absolute",
  inset: 0,
  zIndex: layer.behind,
  "@media": {
    // Sky behind the text; the subject moves down.
    [upright]: { insetBlockStart: "20%" },
    [from(800)]: belowNavigation,
    [low]: belowNavigation,
    "(forced-colors: active)": { display: "none" },
    print: { display: "none" },
  },
});
globalStyle(`${backdrop} *`, { blockSize: "100%" });
globalStyle(`${backdrop} img`, { objectFit: "cover", borderRadius: 0 });

/** Distance over which the scrim fades out below the text. */
const FADING = { narrow: width(64), wide: width(96) };

const besidePage = createVar();

/** From the start of the text to the edge of the screen. */
const toEdge = `calc(${besidePage} - ${pageSides})`;

/**
 * A scrim in an arc from the side where the text begins, so that the rest of the picture stays
 * bright.
 */
const arcAt = (side: "0%" | "100%"): string =>
  `radial-gradient(farthest-side at ${side} 42%, ${colour.surface.scrim} 68%, transparent)`;

const arc: StyleRule = {
  "::before": {
    insetBlockEnd: `-${FADING.wide}`,
    insetInline: `${toEdge} -70%`,
    background: arcAt("0%"),
  },
  selectors: { "[dir=rtl] &::before": { background: arcAt("100%") } },
};

/**
 * A scrim behind the text that is as large as the text. It keeps any number of lines readable and
 * leaves the rest of the picture bright.
 */
const shade = style({
  position: "relative",
  // A variable of its own: the CSS minifier cannot parse it within another calc().
  vars: { [besidePage]: `min(0px, (${pageWidth} - 100vw) / 2)` },
  "::before": {
    content: '""',
    position: "absolute",
    zIndex: layer.behind,
    insetBlock: `0 -${FADING.narrow}`,
    insetInline: toEdge,
    background: `linear-gradient(to bottom, ${colour.surface.scrim} calc(100% - ${FADING.narrow}), transparent)`,
  },
  "@media": {
    [from(800)]: arc,
    [low]: arc,
    "(forced-colors: active)": { "::before": { display: "none" } },
    print: { "::before": { display: "none" } },
  },
});

export const header = recipe({
  base: [
    follow,
    {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr)",
      gap: space[4],
      justifyItems: "start",
      overflowWrap: "anywhere",
      paddingBlock: `${space.near} ${space.wide}`,
      "@media": { print: { paddingBlock: `${space[3]} !important` } },
    },
  ],
  variants: {
    place: {
      none: {},
      // The breadcrumb stays at the top; the text ends level with the picture.
      beside: {
        "@media": {
          [sideBySide]: {
            display: "flex",
            flexDirection: "column",
            justifyContent: "flex-end",
            alignItems: "start",
            paddingBlock: `${space.near} 0`,
          },
        },
      },
      behind: [
        shade,
        {
          paddingBlockStart: fluid([96, 144]),
          "@media": {
            [from(800)]: { maxInlineSize: "50%" },
            [low]: { maxInlineSize: "68%", paddingBlockStart: width(80), gap: space[2] },
            // Below the site name, which is on the same picture.
            print: { paddingBlockStart: `${width(80)} !important` },
          },
        },
      ],
    },
    size: {
      full: {},
      compact: { gap: space[2], paddingBlock: `${space.snug} ${space.near}` },
    },
  },
});

globalStyle(`${header.classNames.variants.place.beside} > nav`, {
  "@media": { [sideBySide]: { marginBlockEnd: "auto" } },
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
    "@media": { print: { maxInlineSize: "none" } },
  },
  variants: { place: { none: {}, beside: {}, behind: { color: "inherit" } } },
});

export const actions = style([
  notOnPaper,
  {
    display: "flex",
    flexWrap: "wrap",
    gap: space[3],
    marginBlockStart: space[3],
  },
]);

/** Text and picture on the page grid. */
export const columns = recipe({
  variants: {
    place: {
      none: {},
      beside: {
        paddingBlockEnd: space.wide,
        "@media": {
          [sideBySide]: { display: "grid", ...onColumns(5, 7) },
          print: { paddingBlockEnd: space[6] },
        },
      },
      behind: {},
    },
  },
});

export const beside = style({
  "@media": { [sideBySide]: { alignSelf: "end", paddingBlockStart: space.near } },
});

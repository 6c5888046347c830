import { globalStyle, style } from "@vanilla-extract/css";
import { colour, space, stroke } from "../../theme/contract.css.ts";

/** As large as the screen, so that a press beside the panel hits it. */
export const modal = style({
  position: "fixed",
  inset: 0,
  display: "grid",
  gridTemplate: "minmax(0, 1fr) / minmax(0, 1fr)",
  inlineSize: "100%",
  blockSize: "100dvh",
  maxInlineSize: "none",
  maxBlockSize: "none",
  margin: 0,
  padding: 0,
  border: 0,
  background: `color-mix(in srgb, ${colour.surface.overlay} 65%, transparent)`,
  color: colour.text.body,
  selectors: {
    "&:not([open])": { display: "none" },
    "&::backdrop": { background: "none" },
  },
});

// The page behind does not scroll.
globalStyle(`:root:has(${modal}[open])`, { overflow: "hidden" });

/** Media query: high enough for title and actions that stay while the content scrolls. */
const HIGH = "(min-height: 30em)";

/** Scrolls if its content is higher than the screen. */
export const panel = style({
  // Visible in forced colours only. Title and actions would cover an outline.
  border: `${stroke.hair} solid transparent`,
  overflow: "auto",
  overscrollBehavior: "contain",
  background: colour.surface.page,
  overflowWrap: "anywhere",
  "@media": { [HIGH]: { scrollPaddingBlock: space[16] } },
});

const sides = { flexShrink: 0, paddingInline: space.near, background: colour.surface.page };

export const head = style({
  ...sides,
  display: "flex",
  alignItems: "start",
  justifyContent: "space-between",
  gap: space[4],
  paddingBlock: `${space[5]} ${space[3]}`,
  "@media": { [HIGH]: { position: "sticky", insetBlockStart: 0 } },
});

/** Beside the first line of the title, at the edge of the panel. */
export const title = style({ flexGrow: 1, minInlineSize: 0, paddingBlockStart: space[1.5] });

export const body = style({
  flex: "1 0 auto",
  paddingInline: space.near,
  paddingBlockEnd: space.near,
});

export const actions = style({
  ...sides,
  display: "flex",
  flexWrap: "wrap",
  gap: space[3],
  paddingBlock: space[4],
  borderBlockStart: `${stroke.hair} solid ${colour.border.quiet}`,
  "@media": { [HIGH]: { position: "sticky", insetBlockEnd: 0 } },
});

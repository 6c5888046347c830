import { keyframes, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import {
  colour,
  easing,
  fontSize,
  fontWeight,
  layer,
  radius,
  space,
  stroke,
} from "../../theme/contract.css.ts";
import { notOnPaper } from "../../theme/styles/printBreaks.css.ts";
import { fluid, pageSides, pageWidth } from "../../theme/units.ts";
import { wideSheet } from "../RegionMap/wideSheet.ts";

export const forms = style({ position: "absolute", inlineSize: 0, blockSize: 0 });

const line = style({
  fill: "none",
  vectorEffect: "non-scaling-stroke",
});

export const bed = style([
  line,
  {
    stroke: colour.border.strong,
    strokeWidth: fluid([7, 16]),
    "@media": { "(forced-colors: active)": { stroke: "CanvasText" } },
  },
]);

export const water = style([
  line,
  { stroke: colour.border.onStrong, strokeWidth: fluid([4, 9]), strokeOpacity: 0.4 },
]);

export const light = style([
  line,
  { stroke: colour.border.onStrong, strokeWidth: fluid([1, 2.5]), strokeOpacity: 0.7 },
]);

/** From the edge of the page to the middle of the river in its margin. */
const BANK = "var(--bank)";

/** Beyond the content, the same. */
const BESIDE = `calc(${pageSides} / -2)`;

/** How far it wanders to both sides within a margin. */
const wander = fluid([8, 20]);

/** Where it leaves the picture that opens the page. */
const SOURCE = "66%";

export const reach = style({
  position: "relative",
  vars: { "--bank": `calc(max(0px, (100% - ${pageWidth}) / 2) + ${pageSides} / 2)` },
});

const piece = style([notOnPaper, { position: "absolute", pointerEvents: "none" }]);

export const drawing = style({
  display: "block",
  inlineSize: "100%",
  blockSize: "100%",
  overflow: "visible",
});

/** Room for the width of the line. */
const ROOM = "-1rem";

/** The line has come so far up the screen. */
const HORIZON = "20%";

/** The line comes with the scrolling page, one piece after the other. */
const flowing = (hidden: string) => ({
  "@media": {
    "(prefers-reduced-motion: no-preference)": {
      "@supports": {
        "(animation-timeline: view())": {
          animationName: keyframes({
            from: { clipPath: `inset(${hidden})` },
            to: { clipPath: `inset(${ROOM})` },
          }),
          animationFillMode: "both",
          animationTimingFunction: easing.even,
          animationTimeline: `view(block auto ${HORIZON})`,
          animationRange: "entry-crossing",
        },
      },
    },
  },
});

const down = style([piece, flowing(`${ROOM} ${ROOM} 100% ${ROOM}`)]);
const across = style([piece, flowing(`${ROOM} 100% ${ROOM} ${ROOM}`)]);

/** The bend runs to the right; mirrored it runs to the left. */
const MIRRORED = "-1 1";

export const gap = recipe({
  base: [
    notOnPaper,
    {
      position: "absolute",
      insetInline: 0,
      insetBlockStart: `calc(-1 * ${space.section})`,
      blockSize: `calc(2 * ${space.section})`,
      pointerEvents: "none",
    },
  ],
  variants: {
    isFirst: {
      true: { insetBlockStart: 0, blockSize: space.section, overflow: "clip visible" },
    },
  },
});

export const bend = recipe({
  base: [across, { insetBlock: 0, insetInline: BANK }],
  variants: {
    to: { start: { scale: MIRRORED }, end: {} },
    isFirst: { true: {} },
  },
  compoundVariants: [
    {
      variants: { isFirst: true, to: "start" },
      style: { insetInlineEnd: `calc(100% - ${SOURCE})` },
    },
    { variants: { isFirst: true, to: "end" }, style: { insetInlineStart: SOURCE } },
  ],
});

export const bank = recipe({
  base: [
    down,
    {
      insetBlock: `calc(${space.section} - ${stroke.hair})`,
      inlineSize: wander,
      marginInline: `calc(${wander} / -2)`,
    },
  ],
  variants: {
    side: { start: { insetInlineStart: BANK }, end: { insetInlineEnd: BANK } },
    isLast: { true: { insetBlockEnd: 0 } },
  },
});

const BESIDE_BANK = `calc(${BANK} + ${space[5]})`;

const atMouth = {
  insetBlockEnd: space.snug,
  maxInlineSize: `calc(100% - 2 * (${BANK} + ${space[5]}))`,
} as const;

/** A board on the bank, as boatmen read it. */
export const sign = recipe({
  base: [
    notOnPaper,
    {
      position: "absolute",
      zIndex: layer.above,
      paddingBlock: space[1],
      paddingInline: space[3],
      border: `${stroke.hair} solid ${colour.border.strong}`,
      borderRadius: radius.field,
      background: colour.surface.raised,
      color: colour.text.body,
      fontSize: fontSize.small,
      inlineSize: "max-content",
      maxInlineSize: "60%",
      textAlign: "center",
      textWrap: "balance",
    },
  ],
  variants: {
    place: {
      source: {
        insetBlockStart: "48%",
        insetInlineStart: `calc(${SOURCE} / 2)`,
        translate: "-50% -50%",
      },
      gap: { insetBlockStart: "48%", insetInlineStart: "50%", translate: "-50% -50%" },
      start: { ...atMouth, insetInlineStart: BESIDE_BANK },
      end: { ...atMouth, insetInlineEnd: BESIDE_BANK },
    },
  },
});

export const besideTitle = style([
  down,
  {
    insetBlock: 0,
    insetInlineEnd: BESIDE,
    inlineSize: wander,
    marginInlineEnd: `calc(${wander} / -2)`,
  },
]);

export const toMap = style([
  across,
  {
    insetBlockStart: "100%",
    blockSize: space.near,
    insetInline: `var(--comes-tall) ${BESIDE}`,
    scale: MIRRORED,
    "@media": { [wideSheet]: { insetInlineStart: "var(--comes-wide)" } },
  },
]);

export const fromMap = style([
  across,
  {
    insetBlock: 0,
    insetInline: `var(--leaves-tall) ${BESIDE}`,
    "@media": { [wideSheet]: { insetInlineStart: "var(--leaves-wide)" } },
  },
]);

/** From the map to the end of its section, with the link below it. */
export const belowMap = style({
  position: "relative",
  paddingBlockStart: space.wide,
  fontWeight: fontWeight.bold,
});

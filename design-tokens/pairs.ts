import type { Roles } from "./semantic.ts";

export type Role = {
  [Group in keyof Roles & string]: `${Group}.${keyof Roles[Group] & string}`;
}[keyof Roles & string];

/** A foreground role, the backgrounds it appears on, and its minimum contrast with each of them. */
type Pair = [front: Role, grounds: Role[], ratio: number];

/** Running text: WCAG 2.2, success criterion 1.4.6. */
const BODY = 7;
/** Other text: WCAG 2.2, success criterion 1.4.3. */
const TEXT = 4.5;
/** Parts that must be seen to be used, such as borders and icons: WCAG 2.2, criterion 1.4.11. */
const PART = 3;

const LIGHT: Role[] = ["surface.page", "surface.quiet", "surface.raised"];
const STRONG: Role[] = ["surface.strong", "surface.strongRaised", "surface.overlay"];

/** Pairs that are drawn and stay below what parts need, each with the reason why that is enough. */
export const LOW_PAIRS: { front: Role; ground: Role; because: string }[] = [
  {
    front: "action.main",
    ground: "surface.strong",
    because:
      "The edge of a main button on the dark band. Its label, which is 4.5 : 1 on the button, says that it is there and what it does.",
  },
  {
    front: "action.mainHover",
    ground: "surface.strong",
    because: "The same button under the pointer.",
  },
];

/** All colour pairs used on the site, with their minimum contrast. */
export const PAIRS: Pair[] = [
  ["text.body", LIGHT, BODY],
  ["text.quiet", LIGHT, BODY],
  ["text.accent", LIGHT, TEXT],
  ["text.onStrong", STRONG, BODY],
  ["text.onStrongQuiet", STRONG, BODY],
  ["text.onStrongAccent", STRONG, TEXT],
  ["text.onAction", ["action.main", "action.mainHover"], TEXT],
  ["text.onSelected", ["action.selected"], TEXT],
  ["success.text", ["success.surface", ...LIGHT], BODY],
  ["error.text", ["error.surface", ...LIGHT], BODY],
  ["noted.text", ["noted.surface", ...LIGHT], BODY],
  ["text.body", ["success.surface", "error.surface", "noted.surface"], BODY],
  ["border.control", LIGHT, PART],
  ["border.strong", LIGHT, PART],
  ["border.onStrong", STRONG, PART],
  ["success.border", ["success.surface", ...LIGHT], PART],
  ["error.border", ["error.surface", ...LIGHT], PART],
  ["noted.border", ["noted.surface", ...LIGHT], PART],
  ["action.main", LIGHT, PART],
  ["action.mainHover", LIGHT, PART],
  ["action.selected", LIGHT, PART],
  ["focus.ring", LIGHT, PART],
  ["focus.ringOnStrong", [...STRONG, "focus.ring"], PART],
];

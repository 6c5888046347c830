import type { Roles } from "./semantic.ts";

type Role = {
  [Group in keyof Roles & string]: `${Group}.${keyof Roles[Group] & string}`;
}[keyof Roles & string];

/** What stands on a ground, the grounds, and how much it has to differ from each. */
type Pair = [front: Role, grounds: Role[], ratio: number];

/** Running text: WCAG 2.2, success criterion 1.4.6. */
const BODY = 7;
/** Other text: 1.4.3. */
const TEXT = 4.5;
/** What one has to see to use a part: 1.4.11. */
const PART = 3;

const LIGHT: Role[] = ["surface.page", "surface.quiet", "surface.raised"];
const STRONG: Role[] = ["surface.strong", "surface.strongRaised", "surface.overlay"];

/** Every role that is put on another. */
export const PAIRS: Pair[] = [
  ["text.body", LIGHT, BODY],
  ["text.quiet", LIGHT, BODY],
  ["text.accent", LIGHT, TEXT],
  ["text.onStrong", STRONG, BODY],
  ["text.onStrongQuiet", STRONG, BODY],
  ["text.onStrongAccent", STRONG, TEXT],
  ["text.onAction", ["action.main", "action.mainHover", "action.selected"], TEXT],
  ["text.onStrong", ["action.selected"], TEXT],
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

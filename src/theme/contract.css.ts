// The theme's roles as CSS variables with readable names, from the design tokens: colour.surface.page is
// var(--vk-surface-page). themeValues.ts gives them their values.

import { createGlobalThemeContract } from "@vanilla-extract/css";
import { DURATION, EASING } from "../../design-tokens/primitives/motion.ts";
import { FLUID_SPACE, SPACE } from "../../design-tokens/primitives/space.ts";
import { FONT_FAMILY, FONT_SIZE, FONT_WEIGHT } from "../../design-tokens/primitives/type.ts";
import { ROLES } from "../../design-tokens/semantic.ts";
import { SHAPE } from "../../design-tokens/shape.ts";
import { tokenName } from "../../design-tokens/tokenName.ts";

const { layer: layers, ...shape } = SHAPE;

/** Roles that a theme gives values to, by group. */
const GROUPS = {
  colour: ROLES,
  font: FONT_FAMILY,
  fontSize: FONT_SIZE,
  fontWeight: FONT_WEIGHT,
  space: { ...SPACE, ...FLUID_SPACE },
  duration: DURATION,
  easing: EASING,
  ...shape,
};

type Names<Group> = {
  [Role in keyof Group]: Group[Role] extends string | number | readonly unknown[]
    ? string
    : Names<Group[Role]>;
};

const isGroup = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The group with an empty text for each role. */
const emptied = <Group extends object>(group: Group): Names<Group> =>
  Object.fromEntries(
    Object.entries(group).map(([role, value]) => [role, isGroup(value) ? emptied(value) : ""]),
  ) as Names<Group>;

/** ["colour", "surface", "strongRaised"] => "vk-surface-strong-raised" */
const nameOf = (path: string[]): string =>
  ["vk", ...path.filter((part) => part !== "colour").map(tokenName)].join("-");

/** Theme variables. Components use these names; each theme sets the values. */
export const contract = createGlobalThemeContract(emptied(GROUPS), (_, path) => nameOf(path));

export const {
  colour,
  font,
  fontSize,
  fontWeight,
  space,
  duration,
  easing,
  radius,
  stroke,
  leading,
  tracking,
  control,
} = contract;

type Layers = Record<keyof typeof layers, string>;

/** Stacking order is not a matter of style: it is the same in every theme. */
export const layer = Object.fromEntries(
  Object.entries(layers).map(([role, value]) => [role, String(value)]),
) as Layers;

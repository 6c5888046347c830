import { type Curve, DURATION, type Easing } from "../../design-tokens/primitives/motion.ts";
import { FLUID_SPACE, SPACE } from "../../design-tokens/primitives/space.ts";
import { FONT_SIZE, FONT_WEIGHT } from "../../design-tokens/primitives/type.ts";
import type { Roles } from "../../design-tokens/semantic.ts";
import type { Shape } from "../../design-tokens/shape.ts";
import { fluid, width } from "./units.ts";

type Written<Group> = { [Role in keyof Group]: string };

const written = <Group extends object>(
  group: Group,
  write: (value: never) => string,
): Written<Group> =>
  Object.fromEntries(
    Object.entries(group).map(([role, value]) => [role, write(value as never)]),
  ) as Written<Group>;

/** [0, 0, 1, 1] => "cubic-bezier(0, 0, 1, 1)" */
const curve = (points: Curve): string => `cubic-bezier(${points.join(", ")})`;

export interface Theme {
  colour: Roles;
  font: { display: string; body: string };
  easing: Easing;
  shape: Shape;
}

/** The roles of a theme as CSS values: lengths in rem, the others as they are. */
export const themeValues = ({ colour, font, easing, shape }: Theme) => ({
  colour,
  font,
  fontSize: written(FONT_SIZE, fluid),
  fontWeight: written(FONT_WEIGHT, String),
  space: { ...written(SPACE, width), ...written(FLUID_SPACE, fluid) },
  duration: written(DURATION, (milliseconds: number) => `${milliseconds}ms`),
  easing: written(easing, curve),
  radius: written(shape.radius, width),
  stroke: written(shape.stroke, width),
  leading: written(shape.leading, String),
  tracking: written(shape.tracking, (value: number) => `${value}em`),
  control: written(shape.control, width),
});

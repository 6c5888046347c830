import type { Shape } from "../../design-tokens/shape.ts";
import { width } from "./units.ts";

function written<Role extends string>(
  group: Record<Role, number>,
  write: (value: number) => string,
): Record<Role, string> {
  const roles = Object.entries<number>(group).map(([role, value]) => [role, write(value)]);
  return Object.fromEntries(roles) as Record<Role, string>;
}

/** Shape roles as CSS values: lengths in rem, the others as they are. */
export const shapeInCss = ({ radius, stroke, leading, tracking, control, layer }: Shape) => ({
  radius: written(radius, width),
  stroke: written(stroke, width),
  leading: written(leading, String),
  tracking: written(tracking, (value) => `${value}em`),
  control: written(control, width),
  layer: written(layer, String),
});

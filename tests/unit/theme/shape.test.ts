import { expect, it } from "vitest";
import { EASING } from "../../../design-tokens/primitives/motion.ts";
import { SHAPE } from "../../../design-tokens/shape.ts";
import { WIREFRAME_EASING, WIREFRAME_SHAPE } from "../../../design-tokens/wireframe.ts";
import { easingInCss } from "../../../src/theme/easing.ts";
import { shapeInCss } from "../../../src/theme/shape.ts";

it("writes every role of shape in the words of CSS", () => {
  const { radius, tracking, control, leading, layer } = shapeInCss(SHAPE);
  expect(radius.panel).toBe("0.625rem");
  expect(tracking.display).toBe("-0.015em");
  expect(control).toEqual({ small: "2.75rem", field: "3rem", medium: "3.25rem" });
  expect(leading.body).toBe("1.6");
  expect(layer.skip).toBe("10");
});

it("writes the curves of movement in the words of CSS", () => {
  expect(easingInCss(EASING).calm).toBe("cubic-bezier(0.25, 0.1, 0.25, 1)");
});

// A part that keeps a shape of its own is seen under the wireframe, if that has another.
it.each(["radius", "stroke", "leading", "tracking", "control"] as const)(
  "has another %s in the wireframe",
  (group) => {
    expect(WIREFRAME_SHAPE[group]).not.toEqual(SHAPE[group]);
  },
);

it("moves at one pace in the wireframe", () => {
  expect(new Set(Object.values(easingInCss(WIREFRAME_EASING))).size).toBe(1);
});

it("leaves nothing that is pressed smaller than a finger, in no theme", () => {
  for (const { control } of [SHAPE, WIREFRAME_SHAPE]) {
    expect(Math.min(...Object.values(control))).toBeGreaterThanOrEqual(44);
  }
});

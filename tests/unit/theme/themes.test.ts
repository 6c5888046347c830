import { expect, it } from "vitest";
import { EASING } from "../../../design-tokens/primitives/motion.ts";
import { ROLES } from "../../../design-tokens/semantic.ts";
import { SHAPE } from "../../../design-tokens/shape.ts";
import { WIREFRAME_EASING, WIREFRAME_SHAPE } from "../../../design-tokens/wireframe.ts";
import { contract } from "../../../src/theme/contract.css.ts";
import { themeValues } from "../../../src/theme/themeValues.ts";

const FONT = { display: "Fraunces", body: "Figtree" };

const DAY = themeValues({ colour: ROLES, font: FONT, easing: EASING, shape: SHAPE });

it("writes every role in the words of CSS", () => {
  expect(DAY.radius.panel).toBe("0.625rem");
  expect(DAY.tracking.display).toBe("-0.015em");
  expect(DAY.control).toEqual({ small: "2.75rem", field: "3rem", medium: "3.25rem" });
  expect(DAY.leading.body).toBe("1.6");
  expect(DAY.space[1.5]).toBe("0.375rem");
  expect(DAY.space.section).toMatch(/^clamp\(3\.5rem, .*, 7rem\)$/);
  expect(DAY.fontWeight).toEqual({ regular: "400", medium: "500", bold: "700" });
  expect(DAY.duration.placeholder).toBe("500ms");
  expect(DAY.easing.calm).toBe("cubic-bezier(0.25, 0.1, 0.25, 1)");
});

it("has a readable name for each role, and each name once", () => {
  const namesOf = (group: object): string[] =>
    Object.values(group).flatMap((value) => (typeof value === "string" ? value : namesOf(value)));
  const names = namesOf(contract);
  expect(names).toEqual([...new Set(names)]);
  expect(names.every((name) => /^var\(--vk(?:-[a-z]+|-\d+)+\)$/.test(name))).toBe(true);
  expect(contract.colour.surface.strongRaised).toBe("var(--vk-surface-strong-raised)");
  expect(contract.space[1.5]).toBe("var(--vk-space-1-5)");
});

// A part that keeps a shape of its own is seen under the wireframe, if that has another.
it.each(["radius", "stroke", "leading", "tracking", "control"] as const)(
  "has another %s in the wireframe",
  (group) => {
    expect(WIREFRAME_SHAPE[group]).not.toEqual(SHAPE[group]);
  },
);

it("moves at one pace in the wireframe", () => {
  expect(new Set(Object.values(WIREFRAME_EASING).map(String)).size).toBe(1);
});

it("leaves nothing that is pressed smaller than a finger, in no theme", () => {
  for (const { control } of [SHAPE, WIREFRAME_SHAPE]) {
    expect(Math.min(...Object.values(control))).toBeGreaterThanOrEqual(44);
  }
});

import { describe, expect, it } from "vitest";
import { contrast } from "../../../design-tokens/contrast.ts";
import { EVENING_ROLES } from "../../../design-tokens/evening.ts";
import { LOW_PAIRS, PAIRS } from "../../../design-tokens/pairs.ts";
import { over } from "../../../design-tokens/primitives/opacity.ts";
import { ROLES, type Roles } from "../../../design-tokens/semantic.ts";
import { WIREFRAME_ROLES } from "../../../design-tokens/wireframe.ts";

const THEMES: Record<string, Roles> = {
  day: ROLES,
  evening: EVENING_ROLES,
  wireframe: WIREFRAME_ROLES,
};

// roleNames(ROLES) => { "surface.page": "#fbf5e6", … }
const byName = (roles: Roles): Record<string, string> =>
  Object.fromEntries(
    Object.entries(roles).flatMap(([group, members]) =>
      Object.entries(members).map(([name, colour]) => [`${group}.${name}`, colour]),
    ),
  );

it("counts contrast as WCAG does", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.478, 3);
  expect(contrast("#ffffff", "#777777")).toBeCloseTo(4.478, 3);
  expect(contrast("#a8431a", "#a8431a")).toBe(1);
});

describe.each(Object.entries(THEMES))("in the theme %s", (_, roles) => {
  const colours = byName(roles);

  it.each(PAIRS)("%s can be told from %j by %d to 1", (front, grounds, ratio) => {
    for (const ground of grounds) {
      const found = contrast(colours[front] ?? "", colours[ground] ?? "");
      expect(found, `${front} on ${ground}`).toBeGreaterThanOrEqual(ratio);
    }
  });

  it("words can be read through the scrim on the brightest picture", () => {
    const shade = over(roles.surface.scrim.slice(0, 7), 90, "#ffffff");
    expect(contrast(roles.text.onStrong, shade)).toBeGreaterThanOrEqual(4.5);
  });
});

it("has a reason only for pairs that stay below what parts need", () => {
  const colours = byName(ROLES);
  for (const { front, ground, because } of LOW_PAIRS) {
    expect(contrast(colours[front] ?? "", colours[ground] ?? "")).toBeLessThan(3);
    expect(because).not.toBe("");
  }
});

it("leaves out no role but decoration", () => {
  const paired = new Set(PAIRS.flatMap(([front, grounds]) => [front, ...grounds]));
  const decoration = ["surface.scrim", "border.quiet"];
  expect(Object.keys(byName(ROLES)).filter((name) => !paired.has(name as never))).toEqual(
    decoration,
  );
});

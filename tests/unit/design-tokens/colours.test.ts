import { expect, it } from "vitest";
import { COLOUR, PINS } from "../../../design-tokens/primitives/colour.ts";
import { toOklab } from "../../../design-tokens/primitives/oklab.ts";
import { STEPS } from "../../../design-tokens/primitives/ramp.ts";

/** Where a colour stands on the circle of colours, in degrees: red 29, orange 53, green 142, teal 195. */
function hueOf(hex: string): number {
  const { a, b } = toOklab(hex);
  return (Math.atan2(b, a) * (180 / Math.PI) + 360) % 360;
}

/** What each colour is called, as the part of the circle that has that name. */
const NAMED = {
  primary: { name: "teal", from: 185, to: 210 },
  secondary: { name: "cyan", from: 195, to: 220 },
  tertiary: { name: "orange", from: 35, to: 75 },
  success: { name: "green", from: 135, to: 155 },
  error: { name: "red", from: 20, to: 35 },
  noted: { name: "amber", from: 65, to: 90 },
} as const;

it.each(Object.entries(NAMED))("draws %s in the colour of its name", (key, { from, to }) => {
  const pins: Record<string, string> = Object(Object(PINS)[key]);
  for (const hex of Object.values(pins).filter((one) => one !== PINS.tertiary[100])) {
    expect(hueOf(hex)).toBeGreaterThan(from);
    expect(hueOf(hex)).toBeLessThan(to);
  }
});

it("has a ramp for each of its colours, in steps of ten per cent", () => {
  expect(Object.keys(COLOUR)).toEqual(
    expect.arrayContaining([...Object.keys(NAMED), "text", "border"]),
  );
  expect(STEPS).toEqual([0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100]);
});

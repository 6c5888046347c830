import { expect, it } from "vitest";
import { fluidSize } from "../../../design-tokens/primitives/fluid.ts";
import { FONT_SIZE } from "../../../design-tokens/primitives/type.ts";
import { motion, oneSlide } from "../../../src/theme/motion.ts";
import {
  below,
  fluid,
  from,
  fromPixels,
  letters,
  pageWidth,
  upTo,
  width,
} from "../../../src/theme/units.ts";

it("writes sizes in rem", () => {
  expect(width(672)).toBe("42rem");
  expect(width(3)).toBe("0.1875rem");
  expect(pageWidth).toMatch(/^calc\(81\.5rem \+ 2 \* clamp/);
});

it("gives words as much room before their font has come as after", () => {
  expect(letters(52)).toBe("33.3em");
  expect(letters(16, "display")).toBe("10.2em");
});

it("asks for widths in em, so that large text gets the layout that has room for it", () => {
  expect(from(768)).toBe("screen and (min-width: 48em)");
  expect(from(1280)).toBe("screen and (min-width: 80em)");
  expect(fromPixels(480)).toBe("screen and (min-width: 30em)");
  expect(below(800)).toBe("(width < 50em)");
  expect(upTo(767)).toBe("(width <= 47.9375em)");
});

it("lets distances grow with the width", () => {
  expect(fluid([20, 48])).toBe("clamp(1.25rem, 0.8125rem + 2.1875vw, 3rem)");
  expect(fluid([16, 16])).toBe("1rem");
});

const FLUID = /^clamp\(([\d.]+)rem, (-?[\d.]+)rem \+ (-?[\d.]+)vw, ([\d.]+)rem\)$/;

it.each(Object.entries(FONT_SIZE).filter(([, [smallest, largest]]) => smallest !== largest))(
  "writes the size of %s as it is calculated, in rem as well as vw",
  (_, [smallest, largest]) => {
    const [min = 0, start = 0, slope = 0, max = 0] = (FLUID.exec(fluid([smallest, largest])) ?? [])
      .slice(1)
      .map(Number);
    for (const viewport of [320, 768, 1280, 1600, 1920]) {
      const drawn = Math.min(Math.max(start * 16 + (slope * viewport) / 100, min * 16), max * 16);
      expect(drawn).toBeCloseTo(fluidSize(smallest, largest, viewport), 1);
    }
    expect(start).toBeGreaterThan(0);
  },
);

it("tells script the durations of the tokens", () => {
  expect(motion).toMatchObject({ carousel: 500, gallery: 450, slideShow: 3000 });
  expect(motion.revealThreshold).toBe(0.4);
  expect(oneSlide).toBe("(width <= 47.9375em)");
});

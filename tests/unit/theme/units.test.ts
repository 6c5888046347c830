import { expect, it } from "vitest";
import { fluidSize } from "../../../design-tokens/primitives/fluid.ts";
import { FONT_SIZE } from "../../../design-tokens/primitives/type.ts";
import { duration, motion, oneSlide } from "../../../src/theme/motion.ts";
import {
  below,
  fluidSpace,
  fontSize,
  fontWeight,
  from,
  fromPixels,
  letters,
  pageWidth,
  space,
  upTo,
  width,
} from "../../../src/theme/units.ts";

it("counts distances in units of four pixels, in rem", () => {
  expect(space(1)).toBe("0.25rem");
  expect(space(6)).toBe("1.5rem");
  expect(space(0.75)).toBe("0.1875rem");
  expect(width(672)).toBe("42rem");
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
  expect(fluidSpace(5, 12)).toBe("clamp(1.25rem, 0.8125rem + 2.1875vw, 3rem)");
  expect(fluidSpace(4, 4)).toBe("1rem");
});

const FLUID = /^clamp\(([\d.]+)rem, (-?[\d.]+)rem \+ (-?[\d.]+)vw, ([\d.]+)rem\)$/;

it.each(Object.entries(FONT_SIZE).filter(([, [smallest, largest]]) => smallest !== largest))(
  "writes the size of %s as it is calculated, in rem as well as vw",
  (name, [smallest, largest]) => {
    const css = Object.entries(fontSize).find(([key]) => key === name)?.[1] ?? "";
    const [min = 0, start = 0, slope = 0, max = 0] = (FLUID.exec(css) ?? []).slice(1).map(Number);
    for (const viewport of [320, 768, 1280, 1600, 1920]) {
      const drawn = Math.min(Math.max(start * 16 + (slope * viewport) / 100, min * 16), max * 16);
      expect(drawn).toBeCloseTo(fluidSize(smallest, largest, viewport), 1);
    }
    expect(start).toBeGreaterThan(0);
  },
);

it("names weights as CSS does", () => {
  expect(fontWeight).toEqual({ regular: "400", medium: "500", bold: "700" });
});

it("tells script and styles the same durations", () => {
  expect(duration("placeholder")).toBe(`${motion.placeholder}ms`);
  expect(motion).toMatchObject({ carousel: 500, gallery: 450, slideShow: 3000 });
  expect(motion.revealThreshold).toBe(0.4);
  expect(oneSlide).toBe("(width <= 47.9375em)");
});

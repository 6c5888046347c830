import { describe, expect, it } from "vitest";
import { fluidSize } from "../../../design-tokens/primitives/fluid.ts";
import { FONT_SIZE } from "../../../design-tokens/primitives/type.ts";

const WIDTHS = [320, 480, 768, 800, 1280, 1600, 1920];

describe.each(Object.entries(FONT_SIZE))("the size of %s", (_, [smallest, largest]) => {
  it("is smallest at 320 pixels and largest at 1600, and holds both beyond", () => {
    expect(fluidSize(smallest, largest, 320)).toBeCloseTo(smallest, 10);
    expect(fluidSize(smallest, largest, 200)).toBe(smallest);
    expect(fluidSize(smallest, largest, 1600)).toBeCloseTo(largest, 10);
    expect(fluidSize(smallest, largest, 2560)).toBe(largest);
  });

  it("is half-way in the middle", () => {
    expect(fluidSize(smallest, largest, 960)).toBeCloseTo((smallest + largest) / 2, 10);
  });

  // Text that gets no more than 2.5 times as large by width alone can be zoomed to twice its size
  // within what browsers offer (500 %), as WCAG's success criterion 1.4.4 asks.
  it("lets visitors double it by zooming", () => {
    expect(largest).toBeLessThanOrEqual(smallest * 2.5);
    for (const width of WIDTHS) {
      const before = fluidSize(smallest, largest, width);
      expect(fluidSize(smallest, largest, width, 5)).toBeGreaterThanOrEqual(before * 2);
    }
  });
});

it("makes running text nearly twice as large at a zoom of 200 %", () => {
  for (const name of ["small", "body", "lead"] as const) {
    for (const width of WIDTHS) {
      const [smallest, largest] = FONT_SIZE[name];
      const growth = fluidSize(smallest, largest, width, 2) / fluidSize(smallest, largest, width);
      expect(growth, `${name} at ${width}`).toBeGreaterThanOrEqual(1.8);
    }
  }
});

it("gives every size its place in the scale", () => {
  for (const end of [0, 1] as const) {
    const sizes = Object.values(FONT_SIZE).map((size) => size[end]);
    expect(sizes).toEqual([...sizes].sort((a, b) => a - b));
    expect(new Set(sizes).size).toBe(sizes.length);
  }
});

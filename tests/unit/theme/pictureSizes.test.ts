import { expect, it } from "vitest";
import { pictureSizes, thumbnailSizes } from "../../../src/theme/pictureSizes.ts";

it("names each width at which a list has another number of columns", () => {
  const breaks = [...pictureSizes.list.matchAll(/min-width: ([\d.]+)em/g)].map(([, em]) =>
    Math.round(Number(em) * 16),
  );
  expect(breaks).toEqual([1391, 1280, 1024, 768, 480]);
});

it("says how wide a picture is drawn, page sides and gaps taken off", () => {
  // At 800 pixels: 800 - 2 * 30.5 for the sides, one gap of 25 between two slides.
  const [, share = "", less = ""] =
    /48em\) calc\(([\d.]+)vw - ([\d.]+)px\)/.exec(pictureSizes.slide) ?? [];
  expect(Math.round((Number(share) * 800) / 100 - Number(less))).toBe(357);
});

it("never leaves the narrowest screen without a width", () => {
  const thumbnails = Object.values(thumbnailSizes).flatMap((sizes) => Object.values(sizes).flat());
  for (const sizes of [...Object.values(pictureSizes), ...thumbnails]) {
    expect(sizes.split(/,\s*(?![^(]*\))/).at(-1)).not.toMatch(/^\(/);
  }
});

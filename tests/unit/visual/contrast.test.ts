import { expect, test } from "vitest";
import { type Background, findLowContrast, ratioOf } from "../../visual/rules/contrast.ts";
import type { PaintedWords, Rgb } from "../../visual/rules/words.ts";

const WIDTH = 100;
const HEIGHT = 40;

/** One colour on the left, another from `share` of the width on. */
function ground(left: Rgb, right: Rgb = left, share = 0.5): Background {
  const data = new Uint8Array(WIDTH * HEIGHT * 3);
  for (let pixel = 0; pixel < WIDTH * HEIGHT; pixel++) {
    data.set(pixel % WIDTH < WIDTH * share ? left : right, pixel * 3);
  }
  return { width: WIDTH, height: HEIGHT, data };
}

const words = (paint: Partial<PaintedWords> = {}): PaintedWords[] => [
  {
    where: "p",
    colour: [0, 0, 0],
    opacity: 1,
    isLarge: false,
    boxes: [{ left: 0, top: 0, right: WIDTH, bottom: 20 }],
    ...paint,
  },
];

const WHITE: Rgb = [255, 255, 255];
const GREY: Rgb = [119, 119, 119];

test("measures contrast as WCAG does", () => {
  expect(ratioOf([0, 0, 0], WHITE)).toBe(21);
  expect(ratioOf(WHITE, GREY)).toBeCloseTo(4.48, 2);
});

test("lets a reader read black on white", () => {
  expect(findLowContrast(words(), ground(WHITE))).toEqual([]);
});

test("finds grey that is a little too light for small letters, but not for large ones", () => {
  expect(findLowContrast(words({ colour: GREY }), ground(WHITE))).toEqual([
    { rule: "contrast", where: "p", what: "has a contrast of 4.48 to 1 and needs 4.5" },
  ]);
  expect(findLowContrast(words({ colour: GREY, isLarge: true }), ground(WHITE))).toEqual([]);
});

test("finds words that run from a light part of a picture into a dark one", () => {
  expect(findLowContrast(words(), ground(WHITE, [40, 40, 40], 0.9))).toHaveLength(1);
  expect(findLowContrast(words(), ground(WHITE, [40, 40, 40], 0.99))).toEqual([]);
});

test("counts what shines through", () => {
  expect(findLowContrast(words({ opacity: 0.4 }), ground(WHITE))).toHaveLength(1);
});

test("leaves alone what lies outside of the picture", () => {
  const boxes = [{ left: 0, top: 90, right: 20, bottom: 110 }];
  expect(findLowContrast(words({ boxes }), ground([0, 0, 0]))).toEqual([]);
});

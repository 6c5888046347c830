import { expect, it } from "vitest";
import { BREAKPOINTS, CAROUSEL_BREAK } from "../../../design-tokens/primitives/breakpoints.ts";
import {
  CARD_COLUMNS,
  CARD_PAIR_FROM,
  CONTENT_WIDTH,
  MAIN_GRID,
  PAGE_WIDTH,
} from "../../../design-tokens/primitives/layout.ts";
import {
  DURATION,
  REVEAL_THRESHOLD,
  SCRIPT_DURATION,
} from "../../../design-tokens/primitives/motion.ts";
import { BASE_UNIT } from "../../../design-tokens/primitives/space.ts";
import { FONT_FAMILY, FONT_WEIGHT } from "../../../design-tokens/primitives/type.ts";

it("arranges pages as they were designed", () => {
  expect(BASE_UNIT).toBe(4);
  expect(BREAKPOINTS).toEqual([320, 768, 800, 1280, 1920]);
  expect(CAROUSEL_BREAK).toBe(767);
  expect(CONTENT_WIDTH).toEqual([320, 1600]);
  expect(PAGE_WIDTH).toBe(1304);
  expect(CARD_COLUMNS).toEqual({ base: 2, 768: 3, 1280: 4 });
  expect(CARD_PAIR_FROM).toBe(480);
  expect(MAIN_GRID).toEqual({ columns: 12, gap: 40, from: 768 });
});

it("sets words as they were designed", () => {
  expect(FONT_WEIGHT).toEqual({ regular: 400, medium: 500, bold: 700 });
  expect(FONT_FAMILY).toEqual({ display: "Fraunces", body: "Figtree" });
});

it("moves things as they were designed", () => {
  expect({ ...DURATION, ...SCRIPT_DURATION }).toEqual({
    quick: 120,
    calm: 250,
    placeholder: 500,
    carousel: 500,
    gallery: 450,
    slideShow: 3000,
    reflow: 300,
    breath: 2000,
    turn: 900,
    travel: 1200,
  });
  expect(REVEAL_THRESHOLD).toBe(0.4);
});

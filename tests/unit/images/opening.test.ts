import { expect, it } from "vitest";
import type { Picture } from "../../../src/documents/types.ts";
import { openings } from "../../../src/images/opening.ts";
import { OPENING } from "../../../src/images/sitePictures.ts";

const pictureOf = (src: string): Picture => ({
  src,
  srcSet: "",
  sources: [],
  alt: "",
  credit: "",
  width: null,
  height: null,
  placeholder: "",
});

const TABLE = [
  { day: "ice", evening: "lamp" },
  { day: "geese", evening: "lamp" },
];

it("has each picture once, with its times", () => {
  expect(openings(TABLE, 1, pictureOf).map(({ picture: { src }, when }) => [src, when])).toEqual([
    ["ice", ["1"]],
    ["lamp", ["evening-1", "evening-2"]],
    ["geese", ["2"]],
  ]);
});

it("begins with that of the month, for visitors without scripts", () => {
  expect(openings(TABLE, 2, pictureOf)[0]?.picture.src).toBe("geese");
});

it("has a picture for each month of the year", () => {
  expect(OPENING).toHaveLength(12);
});

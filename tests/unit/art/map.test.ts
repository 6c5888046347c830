import { brotliCompressSync } from "node:zlib";
import { expect, it } from "vitest";
import { drawMap } from "../../../art/map/draw.ts";
import { COMPOSITIONS, FRAMES, project } from "../../../art/map/frames.ts";

const MOST_BYTES = 30_000;

it.each(COMPOSITIONS)("draws the %s map alike each time, light enough to be fetched", (one) => {
  const drawn = drawMap(one);
  expect(drawn).toBe(drawMap(one));
  expect(drawn).not.toMatch(/NaN|undefined|Infinity/);
  expect(brotliCompressSync(drawn).length).toBeLessThanOrEqual(MOST_BYTES);
});

it.each(COMPOSITIONS)("has on the %s sheet what it says is in its middle there", (one) => {
  const frame = FRAMES[one];
  expect(project(frame, frame.centre)).toEqual([frame.width / 2, frame.height / 2]);
});

it("keeps distances true, whichever way north is", () => {
  const length = (one: "wide" | "tall") => {
    const frame = FRAMES[one];
    const [x, y] = project(frame, { latitude: 45.3, longitude: 19.3 });
    const [px, py] = project(frame, { latitude: 45.5, longitude: 19.3 });
    return Math.hypot(px - x, py - y) / frame.scale;
  };
  expect(length("wide")).toBeCloseTo(0.2);
  expect(length("tall")).toBeCloseTo(0.2);
});

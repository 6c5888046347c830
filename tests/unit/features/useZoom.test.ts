import { expect, it } from "vitest";
import { withinFrame, zoomAround } from "../../../src/features/RegionMap/useZoom.ts";

const FRAME = [300, 400] as const;

it("keeps the point under the fingers where it is", () => {
  const { zoom, left, top } = zoomAround({ zoom: 1, left: 0, top: 0 }, 2, [100, 50]);
  expect([zoom, left, top]).toEqual([2, -100, -50]);
});

it("becomes neither smaller than its frame nor larger than four times", () => {
  expect(zoomAround({ zoom: 1, left: 0, top: 0 }, 0.5, [0, 0]).zoom).toBe(1);
  expect(zoomAround({ zoom: 3, left: 0, top: 0 }, 2, [0, 0]).zoom).toBe(4);
});

it("covers its frame, however far it is dragged", () => {
  expect(withinFrame({ zoom: 2, left: 50, top: 90 }, FRAME)).toEqual({ zoom: 2, left: 0, top: 0 });
  expect(withinFrame({ zoom: 2, left: -900, top: -900 }, FRAME)).toEqual({
    zoom: 2,
    left: -300,
    top: -400,
  });
});

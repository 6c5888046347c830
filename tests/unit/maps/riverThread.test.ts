import { expect, it } from "vitest";
import type { Frame } from "../../../art/map/frames.ts";
import { KILOMETRES } from "../../../art/map/names.ts";
import { riverEnds } from "../../../src/maps/riverThread.ts";

const SHEET: Frame = {
  width: 100,
  height: 100,
  centre: { latitude: 45, longitude: 19 },
  scale: 100,
  turn: 0,
};

it("finds where the river comes onto the sheet and leaves it", () => {
  const river = [
    [19, 46],
    [19, 45.4],
    [19.2, 45],
    [19.35, 44.6],
    [19.35, 44],
  ];
  const [comes, leaves] = riverEnds(SHEET, river);
  expect(comes).toBe(50);
  expect(leaves).toBeGreaterThan(70);
});

it("takes the middle where no river is drawn", () => {
  expect(riverEnds(SHEET, [])).toEqual([50, 50]);
});

it("counts kilometres down the river", () => {
  const kilometres = KILOMETRES.map(({ km }) => km);
  expect(kilometres).toEqual([...kilometres].sort((one, other) => other - one));
});

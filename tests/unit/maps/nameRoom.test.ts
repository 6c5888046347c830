import { expect, it } from "vitest";
import type { Marker } from "../../../src/maps/mapPlace.ts";
import { type FixedName, namesBesideNumbers, zoomsOfNames } from "../../../src/maps/nameRoom.ts";

/** In per cent of the width of the sheet. */
const marker = (x: number, y: number, side: Marker["side"] = "end"): Marker => ({
  at: [x, y],
  dot: [0, 0],
  name: [0, 0],
  side,
  named: null,
});

const zooms = (places: [text: string, x: number, y: number][], fixed: FixedName[] = []) =>
  zoomsOfNames(
    "tall",
    places.map(([text, x, y]) => ({ text, marker: marker(x, y) })),
    fixed,
  );

it("names a place that has room around it", () => {
  expect(zooms([["Ilok", 50, 50]])).toEqual([1]);
});

it("names of two neighbours that which has room, and the other where the map is larger", () => {
  const [first, second] = zooms([
    ["Vukovar", 40, 50],
    ["Vučedol", 60, 50],
  ]);
  expect(first).toBe(2);
  expect(second).toBe(1);
});

it("numbers two places at the same point", () => {
  expect(
    zooms([
      ["Vukovar", 40, 50],
      ["Vinkovci", 40, 50],
    ]),
  ).toEqual([null, null]);
});

it("keeps names off the edge of the sheet, and off the name of a river", () => {
  expect(zooms([["Srijemski Karlovci", 92, 50]])[0]).not.toBe(1);
  const river: FixedName = { text: "Donau", kind: "river", at: [62, 50], turn: 0 };
  expect(zooms([["Vukovar", 50, 50]], [river])[0]).not.toBe(1);
});

it("leaves out the name of a region that a number would lie on", () => {
  const name = (text: string, x: number): FixedName => ({
    text,
    kind: "region",
    at: [x, 50],
    turn: 0,
  });
  const numbered = { ...marker(30, 50), named: 2 as const };
  const free = namesBesideNumbers("tall", [numbered], [name("Srijem", 30), name("Bačka", 80)]);
  expect(free.map(({ text }) => text)).toEqual(["Bačka"]);
});

import { expect, it } from "vitest";
import { kmBetween } from "../../../../src/documents/viewModels/nearby.ts";

const POINTS = {
  aljmas: [45.5286, 18.9533],
  apatin: [45.6711, 18.9847],
  batina: [45.8497, 18.8528],
  djakovo: [45.3078, 18.4108],
  ilok: [45.2228, 19.3747],
  karlovci: [45.2028, 19.9339],
  osijek: [45.555, 18.6955],
  petrovaradin: [45.2528, 19.8631],
  slankamen: [45.1436, 20.2575],
  vucedol: [45.3339, 19.0528],
  vukovar: [45.3433, 19.0003],
} as const;

type Name = keyof typeof POINTS;

const spot = (name: Name) => ({ latitude: POINTS[name][0], longitude: POINTS[name][1] });

/** As the crow flies, to the kilometre. */
const PAIRS: [Name, Name, number][] = [
  ["vukovar", "vucedol", 4],
  ["petrovaradin", "karlovci", 8],
  ["apatin", "aljmas", 16],
  ["osijek", "aljmas", 20],
  ["batina", "apatin", 22],
  ["vukovar", "ilok", 32],
  ["osijek", "djakovo", 35],
  ["ilok", "petrovaradin", 38],
  ["karlovci", "slankamen", 26],
  ["batina", "slankamen", 135],
];

it.each(PAIRS)("says how far it is from %s to %s", (one, other, km) => {
  expect(Math.abs(kmBetween(spot(one), spot(other)) - km)).toBeLessThan(1);
  expect(kmBetween(spot(one), spot(other))).toBeCloseTo(kmBetween(spot(other), spot(one)), 9);
});

import { expect, it } from "vitest";
import { fade, OPACITIES, over } from "../../../design-tokens/primitives/opacity.ts";

it("fades from 10 to 90 per cent", () => {
  expect(OPACITIES).toEqual([10, 20, 30, 40, 50, 60, 70, 80, 90]);
  expect(OPACITIES.map((opacity) => fade("#0b3f45", opacity).slice(7))).toEqual([
    ...["1a", "33", "4d", "66", "80", "99", "b3", "cc", "e6"],
  ]);
});

it("knows what a faded colour looks like on a ground", () => {
  expect(over("#000000", 50, "#ffffff")).toBe("#808080");
  expect(over("#0b3f45", 90, "#0b3f45")).toBe("#0b3f45");
  expect(over("#ff0000", 10, "#0000ff")).toBe("#1a00e6");
});

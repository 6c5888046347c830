import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { findImpossibleLegs, whyImpossible } from "../../../scripts/checks/documents/legs.ts";

const root = mkdtempSync(join(tmpdir(), "legs-"));
afterAll(() => rmSync(root, { recursive: true }));

/** Osijek and Batina are 35 km apart, as the crow flies. */
function find(leg: string): string[] {
  const folder = join(root, "documents", "program", "walk");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "en.md"), "---\ntitle: A walk\n---\n\nA walk.\n");
  writeFileSync(
    join(folder, "document.yaml"),
    `stops:\n  - { name: Osijek, point: "45.5550, 18.6955" }\n  - { name: Somewhere }\n  - { name: Batina, point: "45.8497, 18.8528", ${leg} }\n`,
  );
  return findImpossibleLegs(root).map((one) => one.slice(root.length + 1));
}

it("is fine for a leg that one can travel", () => {
  expect(find("by: bicycle, km: 50, minutes: 180")).toEqual([]);
  expect(find("by: bicycle")).toEqual([]);
});

it("finds a leg that is shorter than a bird flies, with its line", () => {
  expect(find("by: car, km: 30")).toEqual([
    expect.stringMatching(
      /^documents\/program\/walk\/document\.yaml:4: .*30 km is shorter than a bird flies, 35\.\d km/,
    ),
  ]);
});

it("finds a leg that is faster than what goes there, also where its length is unknown", () => {
  expect(find("by: foot, km: 40, minutes: 60")).toEqual([
    expect.stringContaining("60 minutes by foot would be 40 km/h"),
  ]);
  expect(find("by: bicycle, minutes: 60")).toEqual([expect.stringContaining("would be 35 km/h")]);
});

it("leaves a town its size, and says nothing of a speed where the means is unknown", () => {
  expect(whyImpossible({ km: 9 }, 10)).toBe("");
  expect(whyImpossible({ km: 8 }, 10)).not.toBe("");
  expect(whyImpossible({ minutes: 1 }, 10)).toBe("");
});

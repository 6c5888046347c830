import { expect, it } from "vitest";
import { firstClause } from "../../../src/maps/firstClause.ts";

it.each([
  ["A fortress on a rock: a clock, galleries and an old town.", "A fortress on a rock"],
  ["Under the town lies Sirmium. The rest is under houses.", "Under the town lies Sirmium"],
  ["Ein Keller aus dem 15. Jahrhundert. Und ein Tor.", "Ein Keller aus dem 15. Jahrhundert"],
  ["Der Palast des J. J. Strossmayer: rot.", "Der Palast des J. J. Strossmayer"],
  ["Short", "Short"],
  ["", ""],
])("says of %j %j", (summary, first) => {
  expect(firstClause(summary)).toBe(first);
});

it("ends at a comma where the first thing is long, otherwise at a word", () => {
  const long = "word ".repeat(30).trim();
  expect(firstClause(`A harbour under the poplars of the far bank, ${long}`)).toBe(
    "A harbour under the poplars of the far bank",
  );
  expect(firstClause(long)).toBe(`${"word ".repeat(18).trim()} …`);
  expect(firstClause("w".repeat(200))).toBe(`${"w".repeat(90)} …`);
});

import { expect, test } from "vitest";
import { compareFindings, type KnownDifference, type Told } from "../../engines/comparison.ts";
import type { Engine, Finding } from "../../engines/driver.ts";

const told = (engine: Engine, finding: Finding, thing = "shares a page", width = 360): Told => ({
  engine,
  width,
  thing,
  finding,
});

const KNOWN: KnownDifference = {
  engine: "webkit",
  thing: "shares a page",
  part: "said",
  reason: "it asks first",
};

test("says nothing where all engines find the same", () => {
  const same = (["chromium", "firefox", "webkit"] as const).map((engine) =>
    told(engine, { said: "copied", stops: ["a", "b"] }),
  );
  expect(compareFindings(same, [])).toEqual({ unexplained: [], explained: [], gone: [] });
});

test("names the engine, the thing and the part that differs from most", () => {
  const { unexplained } = compareFindings(
    [
      told("chromium", { picture: { format: "avif" } }),
      told("firefox", { picture: { format: "webp" } }),
      told("webkit", { picture: { format: "avif" } }),
    ],
    [],
  );
  expect(unexplained).toEqual([
    'firefox at 360 shares a page › picture.format: "webp", and not "avif"',
  ]);
});

test("takes the first engine for the usual one where each finds something else", () => {
  const { unexplained } = compareFindings([told("chromium", 1), told("webkit", 2)], []);
  expect(unexplained).toEqual(["webkit at 360 shares a page › 2, and not 1"]);
});

test("counts what only one engine has found at all", () => {
  const { unexplained } = compareFindings(
    [told("chromium", { a: 1, b: 2 }), told("webkit", { a: 1 })],
    [],
  );
  expect(unexplained).toEqual(["webkit at 360 shares a page › b: nothing, and not 2"]);
});

test("compares neither different widths nor what one engine alone has done", () => {
  const alone = [told("chromium", 1), told("webkit", 2, "shares a page", 1280)];
  expect(compareFindings(alone, [KNOWN])).toEqual({ unexplained: [], explained: [], gone: [] });
});

test("tells the reason of a known difference, once", () => {
  const both = [360, 1280].flatMap((width) => [
    told("chromium", { said: "copied" }, "shares a page", width),
    told("webkit", { said: "not copied" }, "shares a page", width),
  ]);
  expect(compareFindings(both, [KNOWN])).toEqual({
    unexplained: [],
    explained: ["webkit shares a page: it asks first"],
    gone: [],
  });
});

test("explains no other part, thing or engine by a known difference", () => {
  const { unexplained } = compareFindings(
    [
      told("chromium", { said: "copied", focus: "button" }),
      told("firefox", { said: "copied", focus: "button" }),
      told("webkit", { said: "copied", focus: "body" }),
    ],
    [KNOWN],
  );
  expect(unexplained).toEqual(['webkit at 360 shares a page › focus: "body", and not "button"']);
});

test("says that a known difference does not occur any more", () => {
  const same = [told("chromium", { said: "copied" }), told("webkit", { said: "copied" })];
  expect(compareFindings(same, [KNOWN]).gone).toEqual(["webkit shares a page: it asks first"]);
});

import { describe, expect, it } from "vitest";
import { countKept, isBroken } from "../../../scripts/measure/figures/figures.ts";
import { isSettled, type Judged, judge } from "../../figures/lighthouse.ts";

const page = (path: string) => ({ path, kind: "home", language: "hr" as const, file: path });
const GOOD = { lcp: 1200, tbt: 20, cls: 0 };
const POINTS = { performance: 100, accessibility: 100, "best-practices": 100, seo: 100 };

const judged = (path: string, change: Partial<Judged> = {}): Judged => ({
  page: page(path),
  ...GOOD,
  scores: POINTS,
  isSettled: true,
  bare: { ...GOOD, performance: 100 },
  complaints: [],
  ...change,
});

/** A machine on which a page without script stands still by itself. */
const LOUD = { ...GOOD, tbt: 600, performance: 80 };

const figureOf = (results: Judged[], name: RegExp) =>
  judge(results).find((figure) => name.test(figure.name));

describe("what Lighthouse measured", () => {
  it("is told by the worst page", () => {
    const slow = judged("/hr/map/", { tbt: 80 });
    expect(figureOf([judged("/hr/"), slow], /TBT/)).toMatchObject({ value: 80, at: "/hr/map/" });
    expect(judge([judged("/hr/"), slow]).filter(isBroken)).toHaveLength(1);
  });

  it("is left open where a page without script is over the limit as well", () => {
    const scores = { ...POINTS, performance: 70 };
    const late = { lcp: 1540, bare: { ...LOUD, lcp: 1440 } };
    const figures = judge([judged("/hr/", { tbt: 900, scores, ...late })]);
    expect(figures.filter(({ isOpen }) => isOpen).map(({ name }) => name)).toEqual([
      "Lighthouse, performance",
      "Main picture (LCP)",
      "Time in which nothing answers (TBT)",
    ]);
    expect(figures.filter(isBroken)).toEqual([]);
    expect(countKept(figures)).toBe("5 of 8 limits kept, 3 that this machine cannot tell");
  });

  it("counts of a loud machine the pages whose twin was quiet", () => {
    const results = [judged("/hr/", { tbt: 900, bare: LOUD }), judged("/hr/map/", { tbt: 80 })];
    expect(figureOf(results, /TBT/)).toMatchObject({ value: 80, at: "/hr/map/" });
    expect(judge(results).filter(isBroken)).toHaveLength(1);
  });

  it("holds every page to what no machine is in the way of", () => {
    const scores = { ...POINTS, accessibility: 99 };
    const results = [judged("/hr/", { cls: 0.01, scores, bare: LOUD })];
    expect(
      judge(results)
        .filter(isBroken)
        .map(({ name }) => name),
    ).toEqual(["Lighthouse, accessibility", "Jumps while loading (CLS)"]);
  });

  it("holds the main picture to its time on a quiet machine", () => {
    const late = judged("/hr/", { lcp: 1540, bare: { ...GOOD, lcp: 1440, performance: 100 } });
    expect(judge([late]).filter(isBroken)).toMatchObject([{ value: 1540, limit: 1500 }]);
  });

  it("holds the main picture to its twin, too", () => {
    const late = judged("/hr/", { lcp: 1450 });
    expect(figureOf([late], /against/)).toMatchObject({ value: 1450 / 1200 });
    expect(
      judge([late])
        .filter(isBroken)
        .map(({ name }) => name),
    ).toEqual(["Main picture against the page without script"]);
  });

  it("compares a page with its twin where the times of both are settled", () => {
    const loud = judged("/hr/", { lcp: 1450, isSettled: false });
    const late = judged("/hr/map/", { lcp: 1440 });
    expect(figureOf([loud], /against/)).toMatchObject({ isOpen: true });
    expect(judge([loud]).filter(isBroken)).toEqual([]);
    expect(judge([loud, late]).filter(isBroken)).toMatchObject([{ value: 1.2, at: "/hr/map/" }]);
  });

  it("is settled when a second visit saw the soonest picture, or nearly", () => {
    expect(isSettled([1739, 1555, 1709])).toBe(false);
    expect(isSettled([1739, 1555, 1709, 1508])).toBe(true);
    expect(isSettled([1000, 1050])).toBe(true);
    expect(isSettled([1000, 1051])).toBe(false);
    expect(isSettled([1000])).toBe(false);
  });
});

import { describe, expect, it } from "vitest";
import {
  findMissedLimits,
  isSettled,
  type Measurement,
} from "../../../scripts/measure/lighthouse.ts";

const GOOD: Measurement = {
  scores: { performance: 100, accessibility: 100, "best-practices": 100, seo: 100 },
  lcp: 1200,
  tbt: 20,
  cls: 0,
  isSettled: true,
};

describe("what Lighthouse measured", () => {
  it("names each limit that a page misses on a quiet machine", () => {
    expect(findMissedLimits(GOOD, GOOD)).toEqual([]);
    const scores = { ...GOOD.scores, performance: 94, seo: 99 };
    expect(findMissedLimits({ ...GOOD, scores, lcp: 1540, tbt: 80, cls: 0.02 }, GOOD)).toEqual([
      "OVER  seo 99",
      "OVER  performance 94",
      "OVER  LCP 1540 ms",
      "OVER  LCP 1.28 of the twin's",
      "OVER  TBT 80 ms",
      "OVER  CLS 0.02",
    ]);
  });

  it("leaves open what a page without script misses as well", () => {
    const busy: Measurement = { ...GOOD, scores: { performance: 80 }, tbt: 600 };
    const scores = { ...GOOD.scores, performance: 70, accessibility: 99 };
    expect(
      findMissedLimits({ ...GOOD, scores, lcp: 1540, tbt: 900, isSettled: false }, busy),
    ).toEqual([
      "OVER  accessibility 99",
      "OPEN  performance 70: this machine cannot tell",
      "OPEN  LCP 1540 ms: this machine cannot tell",
      "OPEN  LCP 1.28 of the twin's: this machine cannot tell",
      "OPEN  TBT 900 ms: this machine cannot tell",
    ]);
  });

  it("takes the fastest LCP for settled when a second visit was nearly as fast", () => {
    expect(isSettled([1739, 1555, 1709, 1508])).toBe(true);
    expect(isSettled([1739, 1555, 1709])).toBe(false);
    expect(isSettled([1000])).toBe(false);
  });
});

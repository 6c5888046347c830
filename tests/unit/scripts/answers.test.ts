import { describe, expect, it } from "vitest";
import { isBroken } from "../../../scripts/measure/figures/figures.ts";
import { judgeAnswers } from "../../figures/answers.ts";

const PRESS = { name: "a photo", path: "/de/" };

describe("how soon a press is answered", () => {
  it("is told by the median of all presses", () => {
    const figures = judgeAnswers(PRESS, [64, 400, 56], [0, 16, 0]);
    expect(figures.map(({ value }) => value)).toEqual([64, 4]);
    expect(figures.filter(isBroken)).toEqual([]);
  });

  it("is held to its milliseconds where a bare page answers at once", () => {
    const [milliseconds] = judgeAnswers(PRESS, [104], [24]);
    expect(milliseconds && isBroken(milliseconds)).toBe(true);
  });

  it("is held to the bare page where that takes its time by itself", () => {
    expect(judgeAnswers(PRESS, [400], [80]).filter(isBroken)).toEqual([]);
    expect(judgeAnswers(PRESS, [900], [80]).filter(isBroken)).toMatchObject([
      { name: "Answer to a photo against a bare page", value: 11.25 },
    ]);
  });
});

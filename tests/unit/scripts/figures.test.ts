import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import {
  approve,
  change,
  describeFigures,
  type Figure,
  isKept,
  median,
  percentile,
  readApproved,
  slope,
  withUnit,
  worst,
} from "../../../scripts/measure/figures/figures.ts";
import { LANGUAGES } from "../../../src/i18n/languages.ts";
import { onePerKind, type SitePage } from "../../figures/sitePages.ts";
import { samplePages } from "../../figures/weights.ts";

const SCRIPT: Figure = { name: "JavaScript", value: 114_558, limit: 115_000, unit: "bytes" };
const SCORE: Figure = { name: "Score", value: 99, limit: 100, unit: "points", isLeast: true };

describe("a figure", () => {
  it("is kept up to its limit, or from it where the limit is the least", () => {
    expect(isKept(SCRIPT)).toBe(true);
    expect(isKept({ ...SCRIPT, value: 115_000 })).toBe(true);
    expect(isKept({ ...SCRIPT, value: 115_001 })).toBe(false);
    expect(isKept(SCORE)).toBe(false);
    expect(isKept({ ...SCORE, value: 100 })).toBe(true);
  });

  it("is the worst of all that was seen", () => {
    const { value: _, ...figure } = SCRIPT;
    expect(
      worst(figure, [
        ["/a/", 1],
        ["/b/", 3],
        ["/c/", 2],
      ]),
    ).toMatchObject({ value: 3, at: "/b/" });
    const { value: __, ...score } = SCORE;
    expect(
      worst(score, [
        ["/a/", 100],
        ["/b/", 97],
      ]),
    ).toMatchObject({ value: 97, at: "/b/" });
    expect(() => worst(figure, [])).toThrow('Nothing was measured for "JavaScript".');
  });

  it("says what has changed since it was approved", () => {
    expect(change(114_558, 114_000)).toBe("+558");
    expect(change(114_000, 114_558)).toBe("−558");
    expect(change(1.1, 1.1)).toBe("same");
    expect(change(1, undefined)).toBe("new");
  });

  it("stands in the table with its unit, and is marked when it is over", () => {
    const over = { ...SCRIPT, name: "Too much", value: 120_000, at: "/hr/" };
    const [first = "", second = ""] = describeFigures([SCRIPT, over], { "Too much": 1 }).split(
      "\n",
    );
    expect(first).toMatch(/^ +JavaScript +114,558 bytes +at most 115,000 bytes +new$/);
    expect(second).toMatch(
      /^OVER +Too much +120,000 bytes +at most 115,000 bytes +\+119,999 +\/hr\/$/,
    );
    expect(withUnit(2, "")).toBe("2");
  });

  it("is approved beside those that were approved before", () => {
    const folder = mkdtempSync(join(tmpdir(), "figures-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = join(folder, "approved.json");
    expect(readApproved(file)).toEqual({});
    approve([SCORE, SCRIPT], file);
    approve([{ ...SCORE, value: 100 }], file);
    expect(readApproved(file)).toEqual({ JavaScript: 114_558, Score: 100 });
    expect(readFileSync(file, "utf8")).toMatch(/^\{\n {2}"JavaScript"/);
  });
});

it("counts percentiles as the value that so many are not above", () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect(percentile(hundred, 95)).toBe(95);
  expect(percentile([7], 95)).toBe(7);
  expect(median([3, 1, 2])).toBe(2);
});

it("counts what one more costs, whatever a single measurement was like", () => {
  const points: [number, number][] = [1, 2, 3, 4, 5].map((along) => [along, 10 + 2 * along]);
  expect(slope(points)).toBe(2);
  expect(slope([...points, [6, 90]])).toBe(2);
  expect(
    slope([
      [1000, 93],
      [20_000, 207],
    ]),
  ).toBeCloseTo(0.006, 8);
});

const page = (kind: string, language: SitePage["language"], name: string): SitePage => ({
  path: `/${language}/${name}/`,
  kind,
  language,
  file: `${language}/${name}/index.html`,
});

it("takes one page of each kind in each language, and a fair part of those", () => {
  const pages = LANGUAGES.flatMap((language) => [
    page("home", language, ""),
    page("blog-detail", language, "a"),
    page("blog-detail", language, "b"),
  ]);
  expect(onePerKind(pages)).toHaveLength(2 * LANGUAGES.length);
  expect(onePerKind(pages, ["hr"]).map(({ kind }) => kind)).toEqual(["home", "blog-detail"]);
  const sample = samplePages(pages);
  expect(sample.filter(({ kind }) => kind === "home")).toHaveLength(LANGUAGES.length);
  expect(new Set(sample.map(({ kind }) => kind)).size).toBe(2);
  expect(sample).toHaveLength(LANGUAGES.length + 1);
});

import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../../../src/i18n/languages.ts";
import { byTurns, inPairs, inSquare, readList } from "../../runs/pairs.ts";

const ALL = ["hr-320", "de-1280", "sr-320", "en-1280"];
const test = (path: string, { tags = [""], projects = ALL } = {}) => ({ path, tags, projects });

describe("what npm test takes of the browser tests", () => {
  it("is read from the list, with the groups that a test stands in", () => {
    const place = { file: "e2e/a.spec.ts", line: 3, column: 1, tags: ["wide"] };
    const spec = { ...place, title: "does", tests: [{ projectName: "hr-1280" }] };
    const group = { title: "when", specs: [spec] };
    const list = { suites: [{ title: "e2e/a.spec.ts", specs: [], suites: [group] }] };
    expect(readList(JSON.parse(JSON.stringify(list)))).toEqual([
      { path: "e2e/a.spec.ts:3:1 › when › does", tags: ["wide"], projects: ["hr-1280"] },
    ]);
  });

  it("is every test once, in every language and at every width by turns", () => {
    const taken = Array.from({ length: 80 }, (_, index) =>
      inPairs(test(`e2e/a.spec.ts:${index}:1 › does ${index}`)),
    );
    expect(taken.every((projects) => projects.length === 1)).toBe(true);
    for (const project of ALL) {
      expect(taken.filter(([one]) => one === project).length).toBeGreaterThan(10);
    }
  });

  it("stays where it is when a test comes before it in its file", () => {
    const [before, after] = ["e2e/a.spec.ts:3:1 › does", "e2e/a.spec.ts:90:3 › does"];
    expect(inPairs(test(before))).toEqual(inPairs(test(after)));
  });

  it("is a test at one width where no other knows it", () => {
    for (const title of ["a", "b", "c", "d", "e"]) {
      const [project] = inPairs(test(title, { projects: ["hr-320", "sr-320", "de-320"] }));
      expect(["hr-320", "sr-320"]).toContain(project);
    }
  });

  it("is a test in all languages, or at both widths, where its tag says so", () => {
    expect(inPairs(test("speaks", { tags: ["languages"] }))).toEqual(ALL);
    for (const title of ["a", "b", "c", "d"]) {
      const projects = inPairs(test(title, { tags: ["widths"] }));
      expect(projects.map((name) => name.split("-")[1])).toEqual(["320", "1280"]);
    }
  });
});

describe("what the proof takes of screens", () => {
  const screens = Array.from({ length: 40 }, (_, index) =>
    test(`screens/a.spec.ts:1:1 › looks ${index}`, { tags: ["proof"] }),
  );
  const taken = (turn: number) => screens.filter((one) => byTurns(turn)(one).length > 0);

  it("is a part of what says the same of one more, and the other part at the next turn", () => {
    expect(taken(1).length).toBeGreaterThan(10);
    expect(taken(1).length).toBeLessThan(30);
    expect(new Set([...taken(1), ...taken(2)]).size).toBe(screens.length);
  });

  it("is all else", () => {
    expect(byTurns(1)(test("finds"))).toEqual(ALL);
    expect(byTurns(2)(test("finds"))).toEqual(ALL);
  });
});

describe("what the proof takes of them", () => {
  const widths = ["320", "768", "1280"];
  const projects = LANGUAGES.flatMap((language) => widths.map((width) => `${language}-${width}`));

  const languageOf = (name: string): string => name.replace(/-\d+$/, "");

  it("is every test once in two languages, each at another width", () => {
    const chosen = inSquare(1)(test("does", { projects }));
    expect(new Set(chosen.map(languageOf)).size).toBe(2);
    expect(new Set(chosen.map((name) => name.split("-").at(-1))).size).toBe(2);
  });

  it("is what its tag asks for, in every language", () => {
    const chosen = inSquare(1)(test("speaks", { projects, tags: ["languages"] }));
    expect(chosen.map(languageOf).sort()).toEqual([...LANGUAGES].sort());
  });

  it("is every width of every language after some turns", () => {
    const turns = Array.from({ length: LANGUAGES.length ** 2 }, (_, turn) => turn);
    const met = turns.flatMap((turn) => inSquare(turn)(test("does", { projects })));
    expect(new Set(met).size).toBe(projects.length);
  });
});

import { expect, test } from "vitest";
import { MODES } from "../../../.storybook/modes.ts";
import { projectsOf, readChoice } from "../../visual/visualTests.ts";

test("looks at pictures and at two modes when nothing is said", () => {
  expect(projectsOf(readChoice([]))).toEqual(["pictures", "hr-320", "de-1280"]);
});

test("looks at every mode when everything is asked for", () => {
  expect(projectsOf(readChoice(["--all"]))).toEqual(["pictures", "screens", ...Object.keys(MODES)]);
});

test("takes words as they are written, not as a pattern", () => {
  expect(readChoice(["Button", "Card (wide)"])).toEqual({
    isAll: false,
    pattern: "Button|Card \\(wide\\)",
  });
});

test("refuses an option that it does not know", () => {
  expect(() => readChoice(["--everything"])).toThrow("--everything");
});

test("names a setting that it does not know", () => {
  expect(() => readChoice(["--al"])).toThrow(/^"--al" is no setting here: there is --all/);
});

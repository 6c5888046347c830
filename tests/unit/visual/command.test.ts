import { expect, test } from "vitest";
import { MODES } from "../../../.storybook/modes.ts";
import { projectsOf, readSelection } from "../../visual/visualTests.ts";

test("looks at pictures and at two modes when nothing is said", () => {
  expect(projectsOf(readSelection([]))).toEqual(["pictures", "hr-320", "de-320", "de-1280"]);
});

test("looks at every mode when everything is asked for", () => {
  expect(projectsOf(readSelection(["--all"]))).toEqual([
    "pictures",
    "screens",
    "book",
    ...Object.keys(MODES),
  ]);
});

test("takes words as they are written, not as a pattern", () => {
  expect(readSelection(["Button", "Card (wide)"])).toEqual({
    isAll: false,
    pattern: "Button|Card \\(wide\\)",
  });
});

test("refuses an option that it does not know", () => {
  expect(() => readSelection(["--everything"])).toThrow("--everything");
});

test("names a setting that it does not know", () => {
  expect(() => readSelection(["--al"])).toThrow(/^"--al" is unknown: the only option is --all/);
});

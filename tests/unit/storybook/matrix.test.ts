import { expect, it } from "vitest";
import { shownSelector } from "../../../stories/matrix/states.ts";

it.each([
  [".a:hover", '.a[data-shown~="hover"]'],
  [".a:not(.b):hover", '.a:not(.b)[data-shown~="hover"]'],
  [".a:active", '.a[data-shown~="pressed"]'],
  [".a:focus-visible::after", '.a[data-shown~="focus"]::after'],
  [".a", undefined],
])("shows the state of %s at rest", (selector, shown) => {
  expect(shownSelector(selector)).toBe(shown);
});

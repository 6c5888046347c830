// @vitest-environment happy-dom
import { afterEach, expect, it } from "vitest";
import { run } from "../../../../src/runtime/inline/hideUnfiltered.ts";
import { FILTERING } from "../../../../src/runtime/pageState.ts";

afterEach(() => {
  history.replaceState({}, "", "/");
  document.documentElement.removeAttribute(FILTERING);
});

it.each(["?type=active", "?a=b&category=nature"])(
  "hides the cards where %s narrows them",
  (search) => {
    history.replaceState({}, "", search);
    run("category|type");
    expect(document.documentElement.hasAttribute(FILTERING)).toBe(true);
  },
);

it("hides the cards where the visitor comes back to more of them", () => {
  history.replaceState({ shown: 48 }, "", "/");
  run("category|type");
  expect(document.documentElement.hasAttribute(FILTERING)).toBe(true);
});

it.each(["", "?type=", "?types=active", "?length=half"])("shows them at %j", (search) => {
  history.replaceState({}, "", `/${search}`);
  run("category|type");
  expect(document.documentElement.hasAttribute(FILTERING)).toBe(false);
});

// @vitest-environment happy-dom
import { afterEach, expect, it } from "vitest";
import { run } from "../../../../src/runtime/inline/hideUnfiltered.ts";

const { dataset } = document.documentElement;

afterEach(() => {
  history.replaceState({}, "", "/");
  delete dataset.filtering;
});

it.each(["?type=active", "?a=b&category=nature"])(
  "hides the cards where %s narrows them",
  (search) => {
    history.replaceState({}, "", search);
    run("category|type");
    expect(dataset.filtering).toBe("");
  },
);

it("hides the cards where the visitor comes back to more of them", () => {
  history.replaceState({ shown: 48 }, "", "/");
  run("category|type");
  expect(dataset.filtering).toBe("");
});

it.each(["", "?type=", "?types=active", "?length=half"])("shows them at %j", (search) => {
  history.replaceState({}, "", `/${search}`);
  run("category|type");
  expect(dataset).not.toHaveProperty("filtering");
});

import { expect, test } from "vitest";
import { byTitle, storiesOf } from "../../visual/stories.ts";

const INDEX = {
  v: 5,
  entries: {
    a: { type: "story", id: "card--default", title: "Components/Card", name: "Default" },
    b: { type: "docs", id: "card--docs", title: "Components/Card", name: "Docs" },
    c: { type: "story", id: "link--default", title: "Components/Link", name: "Default" },
    d: { type: "story", id: "card--long", title: "Components/Card", name: "Long" },
  },
};

test("pictures every story and no page of words", () => {
  expect(storiesOf(INDEX).map(({ id }) => id)).toEqual([
    "card--default",
    "link--default",
    "card--long",
  ]);
});

test("keeps the stories of one component together", () => {
  const groups = byTitle(storiesOf(INDEX));
  expect([...groups.keys()]).toEqual(["Components/Card", "Components/Link"]);
  expect(groups.get("Components/Card")?.map(({ name }) => name)).toEqual(["Default", "Long"]);
});

test("says so when what it is given is no table of contents", () => {
  expect(() => storiesOf("<!doctype html>")).toThrow("no entries");
});

import { describe, expect, it } from "vitest";
import { newestFirst } from "../../../src/content/cards.ts";
import { chosenIn, withChoice } from "../../../src/features/DocumentList/choice.ts";

const KINDS = ["Sport", "Nature", "Active"] as const;

describe("a choice in the address", () => {
  it.each([
    ["?category=nature", ["Nature"]],
    ["?category=NATURE", ["Nature"]],
    ["?category=nature&category=sport", ["Sport", "Nature"]],
    ["?category=nature&category=nature", ["Nature"]],
    ["?category=nonsense", []],
    ["?category=", []],
    ["?type=nature", []],
    ["?category=%E0%A4%A", []],
    ["", []],
  ])("%s is %j", (search, kinds) => {
    expect(chosenIn(search, "category", KINDS)).toEqual(kinds);
  });

  it("leaves what else stands there", () => {
    expect(`${withChoice("?utm=1&type=nature", "type", ["Active", "Sport"])}`).toBe(
      "utm=1&type=active&type=sport",
    );
    expect(`${withChoice("?type=nature", "type", [])}`).toBe("");
  });
});

it("puts the newest first, and of one moment goes by name", () => {
  const documents = [
    { uid: "b", publishedAt: "2025-01-01" },
    { uid: "a", publishedAt: "2025-01-01" },
    { uid: "c", publishedAt: "2026-01-01" },
  ];
  expect(documents.sort(newestFirst).map(({ uid }) => uid)).toEqual(["c", "a", "b"]);
});

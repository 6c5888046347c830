import { expect, it } from "vitest";
import { firstDifference } from "../../../scripts/checks/compare-builds.ts";

it.each([
  ["class names", '<p class="a b">x</p>', '<p class="c d">x</p>'],
  ["hashes", '<a href="/app-81a19faf58155cbd64df.js">', '<a href="/app-00000000000000000000.js">'],
  ["scripts of the site", "<script>a()</script>", "<script>b()</script>"],
])("passes over %s", (_, before, after) => {
  expect(firstDifference(before, after)).toBeUndefined();
});

it.each([
  ["words", "<p>one</p>", "<p>two</p>"],
  ["attributes", '<a href="/de/">', '<a href="/hr/">'],
  ["a class that is gone", '<p class="a b">', '<p class="a">'],
  ["what is missing", "<p>one</p><p>two</p>", "<p>one</p>"],
  [
    "structured data",
    '<script type="application/ld+json">{"name":"a"}</script>',
    '<script type="application/ld+json">{"name":"b"}</script>',
  ],
])("finds other %s", (_, before, after) => {
  expect(firstDifference(before, after)).toContain("- ");
});

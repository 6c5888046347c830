import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const { hosting } = JSON.parse(readFileSync("firebase.json", "utf8"));

it("deploys nothing of what Gatsby and the build leave for themselves", () => {
  expect(hosting.ignore).toEqual(
    expect.arrayContaining([
      "**/.!(well-known)",
      "_gatsby/**",
      "~partytown/**",
      "chunk-map.json",
      "webpack.stats.json",
    ]),
  );
});

it("deploys the maps by which an error of a visitor's browser can be read", () => {
  expect(hosting.ignore.filter((pattern: string) => pattern.endsWith(".map"))).toEqual([]);
});

import { expect, it } from "vitest";
import { hostingRules } from "../../../scripts/serve/hosting.ts";

const ignored = hostingRules("site").ignore;

it("deploys nothing of what Gatsby and the build leave for themselves", () => {
  expect(ignored).toEqual(
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
  expect(ignored).not.toContainEqual(expect.stringMatching(/\.map$/));
});

import { configOf, IN_TEST, type Suite } from "../../suites.ts";
import type { Part } from "./fault.ts";

type PlaywrightPart = Extract<Part, "browser" | "accessibility" | "live" | "seen">;

/** What is run of each part: pictures and rules of pages and screens are the nightly tier's. */
const SELECTIONS: Record<PlaywrightPart, Suite> = {
  browser: IN_TEST.browser,
  live: IN_TEST.live,
  accessibility: { args: [configOf("accessibility")], settings: { TIER: "test" } },
  seen: {
    args: [
      configOf("visual"),
      ...["pictures", "hr-320", "keen", "screens"].map((project) => `--project=${project}`),
      "--grep=the page |finds |passes over|screens/",
      "--grep-invert=@nightly",
    ],
  },
};

export const selectionOf = (part: PlaywrightPart): Suite => SELECTIONS[part];

export const WEIGHTS = ["--sample"];

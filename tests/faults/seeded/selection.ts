import { pairsOf } from "../../runs/pairs.ts";
import { ACCESSIBILITY, LIVE, SEEN } from "../../runs/suites.ts";
import type { Part } from "./fault.ts";

type PlaywrightPart = Extract<Part, "browser" | "accessibility" | "live" | "seen">;

/** What `npm test` runs of each part: a fault that only something else catches is missed. */
const SELECTIONS: Record<PlaywrightPart, () => Promise<string[]>> = {
  browser: () => pairsOf("browser", []),
  accessibility: () => pairsOf("accessibility", ACCESSIBILITY),
  live: () => pairsOf("live", LIVE),
  seen: async () => SEEN,
};

export const selectionOf = (part: PlaywrightPart): Promise<string[]> => SELECTIONS[part]();

export const WEIGHTS = ["--sample"];

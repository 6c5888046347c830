import { day, fixedChoice, link, number, text } from "./fields.ts";

/** What one travels by. */
export const MEANS = ["foot", "bicycle", "boat", "bus", "car", "train"] as const;

export type Means = (typeof MEANS)[number];

/** How one comes to a stop from the one before it. */
export const LEG = {
  by: fixedChoice(MEANS, { name: "stop_by", about: "How one comes here from the stop before." }),
  km: number({ name: "stop_km" }),
  minutes: number({ name: "stop_minutes", about: "Without the wait at a border." }),
  road: text({ name: "stop_road", about: "The road or the line by its name." }),
  border: text({ name: "stop_border", about: "The crossing, if it is between two countries." }),
  checked: day({ name: "stop_checked", about: "When the leg was last checked." }),
  source: link({ name: "stop_source" }),
};

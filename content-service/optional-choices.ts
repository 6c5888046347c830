// The allowed values of optional choice fields, a part of the contract (content.graphql). Not in choices.ts, which
// every page of the site loads.

/** `fact_kind` of a destination's facts. */
export const FACT_KINDS = [
  "train",
  "bus",
  "bicycle",
  "car",
  "airport",
  "stay",
  "opening",
  "entry",
  "border",
  "phone",
  "office",
] as const;

/** How accessible a program is for people with reduced mobility. */
export const MOBILITY = ["full", "partly", "no"] as const;

export const DEPARTURE_STATES = ["open", "few", "full", "called-off"] as const;

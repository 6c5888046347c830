// The words of choice of the optional fields, a part of the contract (content.graphql). They stand apart from
// choices.ts, which every page of the site loads.

/** `fact_kind` of what is told about a destination. */
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

/** Whether somebody who does not walk well can come along. */
export const MOBILITY = ["full", "partly", "no"] as const;

export const DEPARTURE_STATES = ["open", "few", "full", "called-off"] as const;

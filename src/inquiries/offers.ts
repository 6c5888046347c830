import type { DayState } from "../documents/departureState.ts";
import type { Language } from "../i18n/languages.ts";
import type { DocumentType } from "../i18n/routes.ts";

// What visitors can ask about, and for which days. The build writes all of it into offers.json for the cloud
// function, and the part of a document into its page for the form.

/** Without a hash in its name: the function does not know the build. */
export const OFFERS_FILE = "offers.json";

export const DAY_STATES = ["open", "full", "called-off"] as const satisfies DayState[];

export interface Offer {
  /** The largest group; null if unknown. */
  largest: number | null;
  /** { "2027-05-15": "open", … }; empty if a program leaves on request. */
  days: Record<string, DayState>;
}

export interface Offers {
  /** Whether all documents are listed: with live look-ups, there may be newer ones. */
  isWhole: boolean;
  programs: Partial<Record<Language, Record<string, Offer>>>;
  /** The uids of all other documents: { hr: { destination: ["ilok", …], blog: [] }, … } */
  others: Partial<Record<Language, Partial<Record<OtherKind, string[]>>>>;
}

export type OtherKind = Exclude<DocumentType, "program">;

/** Why an inquiry is refused, by the form and by the function. */
export const REFUSALS = ["no-departure", "full", "called-off", "too-many", "not-offered"] as const;
export type Refusal = (typeof REFUSALS)[number];

interface Departures {
  largest: number | null;
  departures: { day: string; state: DayState }[];
}

/** A day with several departures is open if one of them is. */
export function offerOf({ largest, departures }: Departures): Offer {
  const days: Offer["days"] = {};
  for (const { day, state } of departures) {
    if (days[day] !== "open") days[day] = state;
  }
  return { largest, days };
}

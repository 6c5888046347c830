import type { DayState } from "../documents/viewModels/departureViewModel.ts";
import type { Language } from "../i18n/languages.ts";
import type { DocumentType } from "../i18n/routes.ts";

// What one can ask about, and for which days: the build writes it beside the pages, where the
// cloud function reads it; the form has what is its own from its page.

/** Without a hash in its name: who asks for it knows no build. */
export const OFFERS_FILE = "offers.json";

export const DAY_STATES = ["open", "full", "called-off"] as const satisfies DayState[];

export interface Offer {
  /** The largest group; null if unknown. */
  largest: number | null;
  /** { "2027-05-15": "open", … }; none where a program leaves whenever somebody asks. */
  days: Record<string, DayState>;
}

export interface Offers {
  /** Whether a document that is not there is none: where pages look for newer ones, it may be new. */
  isWhole: boolean;
  programs: Partial<Record<Language, Record<string, Offer>>>;
  /** The uids of all other documents: { hr: { destination: ["ilok", …], blog: [] }, … } */
  others: Partial<Record<Language, Partial<Record<OtherKind, string[]>>>>;
}

export type OtherKind = Exclude<DocumentType, "program">;

/** Why a program cannot be had so, in the form and from the function. */
export const REFUSALS = ["no-departure", "full", "called-off", "too-many", "not-offered"] as const;
export type Refusal = (typeof REFUSALS)[number];

interface Departures {
  largest: number | null;
  departures: { day: string; state: DayState }[];
}

/** A day with two departures is open as long as one of them is. */
export function offerOf({ largest, departures }: Departures): Offer {
  const days: Offer["days"] = {};
  for (const { day, state } of departures) {
    if (days[day] !== "open") days[day] = state;
  }
  return { largest, days };
}

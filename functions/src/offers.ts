import * as v from "valibot";
import type { InquiryRequest } from "../../src/backend/inquiry.ts";
import { DAY_STATES, OFFERS_FILE, type Offers, type Refusal } from "../../src/backend/offers.ts";
import { findRefusals } from "../../src/backend/rules.ts";

/** So long what the site offers is taken for true, and its silence for silence. */
const KEPT_IN_MS = 5 * 60_000;
const SILENT_IN_MS = 30_000;
const PATIENCE_IN_MS = 3000;

const OFFERS = v.object({
  isWhole: v.boolean(),
  programs: v.record(
    v.string(),
    v.record(
      v.string(),
      v.object({
        largest: v.nullable(v.number()),
        days: v.record(v.string(), v.picklist(DAY_STATES)),
      }),
    ),
  ),
});

interface Asking {
  /** Is told why there are none. */
  note: (fault: string) => void;
  now?: () => number;
}

/** What a site offers; undefined where it cannot be had, which keeps nobody from asking. */
export type AskOffers = (site: string | undefined) => Promise<Offers | undefined>;

/** All who ask at the same time wait for one answer. */
export function askingOffers({ note, now = Date.now }: Asking): AskOffers {
  let kept = { site: "", until: 0, offers: Promise.resolve<Offers | undefined>(undefined) };

  const fetchOffers = async (site: string): Promise<Offers | undefined> => {
    try {
      const signal = AbortSignal.timeout(PATIENCE_IN_MS);
      const response = await fetch(`${site}/${OFFERS_FILE}`, { signal });
      if (!response.ok) throw new Error(`The site answered ${response.status}.`);
      return v.parse(OFFERS, await response.json());
    } catch (error) {
      note(error instanceof Error ? error.message : String(error));
      kept = { ...kept, until: now() + SILENT_IN_MS };
      return undefined;
    }
  };

  return (site) => {
    if (site === undefined) {
      note("Nobody said where the site is.");
      return Promise.resolve(undefined);
    }
    if (kept.site !== site || kept.until <= now()) {
      kept = { site, until: now() + KEPT_IN_MS, offers: fetchOffers(site) };
    }
    return kept.offers;
  };
}

/** Why nobody can have this program so. `today` is the first day on which it may still leave. */
export function findRefusal(
  { topic: { uid }, language, from, people }: InquiryRequest,
  { programs, isWhole }: Offers,
  today: string,
): Refusal | undefined {
  const own = new Map(Object.entries(programs[language] ?? {}));
  const offer = own.get(uid);
  if (!offer) return isWhole ? "not-offered" : undefined;
  const refusals = findRefusals({ from, people }, offer, today);
  return refusals.from ?? refusals.people;
}

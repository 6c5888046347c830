import * as v from "valibot";
import type { InquiryRequest } from "../../src/inquiries/inquiry.ts";
import { DAY_STATES, OFFERS_FILE, type Offers, type Refusal } from "../../src/inquiries/offers.ts";
import { findRefusals } from "../../src/inquiries/rules.ts";

/** So long what the site offers is taken for true, and its silence for silence. */
const KEPT_IN_MS = 5 * 60_000;
const SILENT_IN_MS = 30_000;
/** Nobody is refused by what is older: the page may be newer. */
const OLDEST_REFUSING_IN_MS = 30_000;
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
  others: v.record(v.string(), v.record(v.string(), v.array(v.string()))),
});

interface Asking {
  /** Is told why there are none. */
  note: (fault: string) => void;
  now?: () => number;
}

/**
 * What a site offers, as it was `oldest` milliseconds ago or later; undefined where it cannot be had, which
 * keeps nobody from asking.
 */
export type AskOffers = (site: string | undefined, oldest?: number) => Promise<Offers | undefined>;

/** All who ask at the same time wait for one answer. */
export function askingOffers({ note, now = Date.now }: Asking): AskOffers {
  let kept = {
    site: "",
    askedAt: 0,
    keptInMs: 0,
    offers: Promise.resolve<Offers | undefined>(undefined),
  };

  const fetchOffers = async (site: string): Promise<Offers | undefined> => {
    try {
      const signal = AbortSignal.timeout(PATIENCE_IN_MS);
      const response = await fetch(`${site}/${OFFERS_FILE}`, { signal });
      if (!response.ok) throw new Error(`The site answered ${response.status}.`);
      return v.parse(OFFERS, await response.json());
    } catch (error) {
      note(error instanceof Error ? error.message : String(error));
      kept = { ...kept, keptInMs: SILENT_IN_MS };
      return undefined;
    }
  };

  return (site, oldest = KEPT_IN_MS) => {
    if (site === undefined) {
      note("Nobody said where the site is.");
      return Promise.resolve(undefined);
    }
    const isOld = now() - kept.askedAt >= Math.min(kept.keptInMs, oldest);
    if (kept.site !== site || isOld) {
      kept = { site, askedAt: now(), keptInMs: KEPT_IN_MS, offers: fetchOffers(site) };
    }
    return kept.offers;
  };
}

/** Why nobody can have this. `today` is the first day on which a program may still leave. */
export async function askForRefusal(
  ask: (oldest?: number) => Promise<Offers | undefined>,
  inquiry: InquiryRequest,
  today: string,
): Promise<Refusal | undefined> {
  const judge = async (oldest?: number): Promise<Refusal | undefined> => {
    const offers = await ask(oldest);
    return offers && findRefusal(inquiry, offers, today);
  };
  return (await judge()) && judge(OLDEST_REFUSING_IN_MS);
}

export function findRefusal(
  { topic: { kind, uid }, language, from, people }: InquiryRequest,
  { programs, others, isWhole }: Offers,
  today: string,
): Refusal | undefined {
  if (kind === "region") return undefined;
  const offer = new Map(Object.entries(programs[language] ?? {})).get(uid);
  const isAnother = kind !== "program" && others[language]?.[kind]?.includes(uid) === true;
  if (isAnother) return undefined;
  if (isWhole && (kind !== "program" || !offer)) return "not-offered";
  // Whatever it is called: what has a program's uid is that program, if it is nothing else.
  if (!offer) return undefined;
  const refusals = findRefusals({ from, people }, offer, today);
  return refusals.from ?? refusals.people;
}

import * as v from "valibot";
import { type InquiryRequest, isOfDocument } from "../../src/inquiries/inquiry.ts";
import { DAY_STATES, OFFERS_FILE, type Offers, type Refusal } from "../../src/inquiries/offers.ts";
import { findRefusals } from "../../src/inquiries/validation.ts";

/** How long the offers are cached, and how long a failed request is. */
const CACHE_MS = 5 * 60_000;
const ERROR_CACHE_MS = 30_000;
/** Inquiries are not refused on the basis of older offers: the visitor's page may be newer. */
const REFUSAL_MAX_AGE_MS = 30_000;
const TIMEOUT_MS = 3000;

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

interface Options {
  /** Receives the reason if there are no offers. */
  log: (fault: string) => void;
  now?: () => number;
}

/** The offers of a site, at most `maxAgeMs` old; undefined if it does not answer, and then all inquiries pass. */
export type FetchOffers = (
  site: string | undefined,
  maxAgeMs?: number,
) => Promise<Offers | undefined>;

/** Concurrent calls share one request. */
export function createOffersClient({ log, now = Date.now }: Options): FetchOffers {
  let cached = {
    site: "",
    askedAt: 0,
    cacheMs: 0,
    offers: Promise.resolve<Offers | undefined>(undefined),
  };

  const fetchOffers = async (site: string): Promise<Offers | undefined> => {
    try {
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const response = await fetch(`${site}/${OFFERS_FILE}`, { signal });
      if (!response.ok) throw new Error(`The site answered ${response.status}.`);
      return v.parse(OFFERS, await response.json());
    } catch (error) {
      log(error instanceof Error ? error.message : String(error));
      cached = { ...cached, cacheMs: ERROR_CACHE_MS };
      return undefined;
    }
  };

  return (site, maxAgeMs = CACHE_MS) => {
    if (site === undefined) {
      log("The address of the site is unknown: set SITE_URL.");
      return Promise.resolve(undefined);
    }
    const isOld = now() - cached.askedAt >= Math.min(cached.cacheMs, maxAgeMs);
    if (cached.site !== site || isOld) {
      cached = { site, askedAt: now(), cacheMs: CACHE_MS, offers: fetchOffers(site) };
    }
    return cached.offers;
  };
}

/** Why the inquiry is refused, checked against fresh offers. `today` is the first day that a program may leave. */
export async function findFreshRefusal(
  fetchOffers: (maxAgeMs?: number) => Promise<Offers | undefined>,
  inquiry: InquiryRequest,
  today: string,
): Promise<Refusal | undefined> {
  const check = async (maxAgeMs?: number): Promise<Refusal | undefined> => {
    const offers = await fetchOffers(maxAgeMs);
    return offers && findRefusal(inquiry, offers, today);
  };
  return (await check()) && check(REFUSAL_MAX_AGE_MS);
}

export function findRefusal(
  { topic: { kind, uid }, language, from, people }: InquiryRequest,
  { programs, others, isWhole }: Offers,
  today: string,
): Refusal | undefined {
  if (!isOfDocument(kind)) return undefined;
  const offer = new Map(Object.entries(programs[language] ?? {})).get(uid);
  const isOther = kind !== "program" && others[language]?.[kind]?.includes(uid) === true;
  if (isOther) return undefined;
  if (isWhole && (kind !== "program" || !offer)) return "not-offered";
  // A program's uid is checked as that program, whatever kind the request claims.
  if (!offer) return undefined;
  const refusals = findRefusals({ from, people }, offer, today);
  return refusals.from ?? refusals.people;
}

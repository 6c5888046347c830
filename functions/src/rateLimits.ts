export interface RateLimit {
  max: number;
  withinMs: number;
}

/** A counter in Firestore. Its name reveals nothing about the sender. */
export interface Counter {
  name: string;
  limit: RateLimit;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** For an e-mail address within a network, so that one network cannot exhaust the limit of another. */
export const PER_ADDRESS: RateLimit = { max: 5, withinMs: HOUR };
/** For a network, which may be a household or a hotel. */
export const PER_NETWORK: RateLimit = { max: 20, withinMs: HOUR };
/** For the 65,536 IPv6 networks (a /48) that one customer can have. */
export const PER_SITE: RateLimit = { max: 60, withinMs: HOUR };
/** For suspected spam from a network; counted apart from other inquiries. */
export const PER_SUSPECT: RateLimit = { max: 5, withinMs: HOUR };
/** For suspected spam from everybody. */
export const SUSPECTS_TOTAL: RateLimit = { max: 60, withinMs: 10 * MINUTE };
/** Mails to the operator. Further inquiries are saved without a mail. */
export const MAILS_TOTAL: RateLimit = { max: 60, withinMs: 10 * MINUTE };

/** recentTimes([0, 50_000], 61_000, { max: 5, withinMs: 60_000 }) => [50_000] */
export function recentTimes(times: number[], now: number, { withinMs }: RateLimit): number[] {
  return times.filter((time) => time > now - withinMs);
}

/** How long until one more is allowed; 0 if it is allowed now. */
export function waitTimeMs(times: number[], now: number, limit: RateLimit): number {
  // The last one that has to expire before another is allowed.
  const blocking = recentTimes(times, now, limit).at(-limit.max);
  return blocking === undefined ? 0 : blocking + limit.withinMs - now;
}

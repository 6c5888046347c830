export interface Limit {
  most: number;
  withinMs: number;
}

/** What is counted, under a name that tells nobody who it is. */
export interface Count {
  name: string;
  limit: Limit;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** With one address of e-mail, from one network: nobody can use up what another has elsewhere. */
export const PER_ADDRESS: Limit = { most: 5, withinMs: HOUR };
/** From one network, which may be a household or a hotel. */
export const PER_NETWORK: Limit = { most: 20, withinMs: HOUR };
/** From the 65,536 networks of IPv6 that one customer can have. */
export const PER_SITE: Limit = { most: 60, withinMs: HOUR };
/** What looks as if a program had written it, from one network: it counts for itself alone. */
export const PER_SUSPECT: Limit = { most: 5, withinMs: HOUR };
/** The same from everybody. */
export const SUSPECTS_IN_ALL: Limit = { most: 60, withinMs: 10 * MINUTE };
/** Mails to the operator. Nobody is refused for it: what comes after that is kept without one. */
export const MAILS_IN_ALL: Limit = { most: 60, withinMs: 10 * MINUTE };

/** The times that still count: recent([0, 50_000], 61_000, { most: 5, withinMs: 60_000 }) => [50_000] */
export function recent(times: number[], now: number, { withinMs }: Limit): number[] {
  return times.filter((time) => time > now - withinMs);
}

/** How long until one more may come, in milliseconds; 0 where it may come now. */
export function waitingTime(times: number[], now: number, limit: Limit): number {
  const counting = recent(times, now, limit);
  // The last one that has to be forgotten before there is room for another.
  const leaving = counting.at(-limit.most);
  return leaving === undefined ? 0 : leaving + limit.withinMs - now;
}

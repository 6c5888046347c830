export interface Limit {
  most: number;
  withinMs: number;
}

const MINUTE = 60_000;

/** From one address: of the network, or of e-mail. */
export const PER_SENDER: Limit = { most: 5, withinMs: 60 * MINUTE };
/** From everybody. */
export const IN_ALL: Limit = { most: 60, withinMs: MINUTE };

/** The times that still count: recent([0, 50_000], 61_000, IN_ALL) => [50_000] */
export function recent(times: number[], now: number, { withinMs }: Limit): number[] {
  return times.filter((time) => time > now - withinMs);
}

export const isReached = (times: number[], { most }: Limit): boolean => times.length >= most;

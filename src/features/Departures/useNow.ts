import { useEffect, useState } from "react";

const SECOND = 1000;
/** Maximum delay of setTimeout in browsers, in milliseconds. */
const LONGEST_WAIT = 2 ** 31 - 1;

/**
 * The current time in seconds, updated when each of the given times (in seconds, ascending) has
 * passed. 0 until hydration.
 */
export function useNow(moments: number[]): number {
  const [now, setNow] = useState(0);
  const next = moments.find((moment) => moment > now) ?? 0;
  useEffect(() => {
    const update = (): void => setNow(Date.now() / SECOND);
    if (next === 0) return;
    const wait = now === 0 ? 0 : next * SECOND - Date.now();
    if (wait <= 0) return update();
    const timer = setTimeout(update, Math.min(wait, LONGEST_WAIT));
    return () => clearTimeout(timer);
  }, [now, next]);
  return now;
}

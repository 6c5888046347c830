import { useEffect, useState, useSyncExternalStore } from "react";

const SECOND = 1000;
/** Maximum delay of setTimeout in browsers, in milliseconds. */
const LONGEST_WAIT = 2 ** 31 - 1;

const never = (): (() => void) => () => {};

/**
 * The current time in seconds, updated when each of the given times (in seconds, ascending) has
 * passed. 0 until hydration.
 */
export function useNow(moments: number[]): number {
  // Known at once where nothing is hydrated: a card that a filter adds is not rendered twice.
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const [time, setTime] = useState(() => Date.now() / SECOND);
  const now = isHydrated ? time : 0;
  const next = moments.find((moment) => moment > now) ?? 0;
  useEffect(() => {
    const update = (): void => setTime(Date.now() / SECOND);
    if (now === 0 || next === 0) return;
    const wait = next * SECOND - Date.now();
    if (wait <= 0) return update();
    const timer = setTimeout(update, Math.min(wait, LONGEST_WAIT));
    return () => clearTimeout(timer);
  }, [now, next]);
  return now;
}

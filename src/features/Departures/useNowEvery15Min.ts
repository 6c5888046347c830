import { useSyncExternalStore } from "react";
import { QUARTER } from "../../documents/viewModels/departureTimes.ts";

/** Nothing changes by itself under a reader's eyes: what has left is gone with the next choice. */
const never = (): (() => void) => () => {};

/**
 * When the quarter of an hour began that it is, in seconds, for what has its moments in whole quarters, as
 * departures have; 0 while the page is still HTML.
 */
export function useNowEvery15Min(): number {
  return useSyncExternalStore(
    never,
    () => Math.floor(Date.now() / 1000 / QUARTER) * QUARTER,
    () => 0,
  );
}

import { useSyncExternalStore } from "react";
import { QUARTER } from "../../documents/viewModels/departureTimes.ts";

/**
 * Never notifies: a list must not change while the visitor reads it. Past entries disappear with
 * the next render.
 */
const never = (): (() => void) => () => {};

/**
 * Start of the current quarter of an hour, in seconds, for times that are full quarters, such as
 * departures. 0 until hydration.
 */
export function useNowEvery15Min(): number {
  return useSyncExternalStore(
    never,
    () => Math.floor(Date.now() / 1000 / QUARTER) * QUARTER,
    () => 0,
  );
}

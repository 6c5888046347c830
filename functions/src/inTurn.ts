import { withTimeout } from "./withTimeout.ts";

/** Should one hang, those behind it go on without it. */
const LONGEST_TURN_IN_MS = 5000;

const turns = new Map<string, Promise<void>>();

/**
 * One after the other within a name, and beside each other otherwise: two that count at the same place
 * would only overtake each other.
 */
export async function inTurn<Thing>(
  name: string,
  work: () => Promise<Thing>,
  longestInMs = LONGEST_TURN_IN_MS,
): Promise<Thing> {
  const before = turns.get(name) ?? Promise.resolve();
  // In an object, because a promise that leads to a promise waits for its end.
  const beginning = before.then(() => ({ working: work() }));
  const end = (): void => {
    if (turns.get(name) === turn) turns.delete(name);
  };
  const turn = beginning
    .then(({ working }) => withTimeout(longestInMs, working, () => new Error("It takes too long.")))
    .then(end, end);
  turns.set(name, turn);
  const { working } = await beginning;
  return working;
}

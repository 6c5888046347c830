import { withTimeout } from "./withTimeout.ts";

/** After that the next work starts, though this one may still run. */
const TIMEOUT_MS = 5000;

const queues = new Map<string, Promise<void>>();

/** Runs work with the same key one after the other, and work with different keys in parallel. */
export async function serializeByKey<Thing>(
  name: string,
  work: () => Promise<Thing>,
  longestInMs = TIMEOUT_MS,
): Promise<Thing> {
  const before = queues.get(name) ?? Promise.resolve();
  // In an object, because a promise of a promise would wait for its end.
  const beginning = before.then(() => ({ working: work() }));
  const end = (): void => {
    if (queues.get(name) === turn) queues.delete(name);
  };
  const turn = beginning
    .then(({ working }) => withTimeout(longestInMs, working, () => new Error("It takes too long.")))
    .then(end, end);
  queues.set(name, turn);
  const { working } = await beginning;
  return working;
}

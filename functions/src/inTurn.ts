const lastOf = new Map<string, Promise<unknown>>();

/**
 * One after the other within a name, and beside each other otherwise: two of one network would count
 * at the same place, and one of them would have to begin again.
 */
export async function inTurn<Thing>(name: string, work: () => Promise<Thing>): Promise<Thing> {
  const before = lastOf.get(name);
  const mine = before ? before.then(work) : work();
  const settled = mine.catch(() => undefined);
  lastOf.set(name, settled);
  try {
    return await mine;
  } finally {
    if (lastOf.get(name) === settled) lastOf.delete(name);
  }
}

/** Keeps the most recently used results within a number of bytes and computes each only once. */
export interface ByteCache {
  get(key: string, compute: () => Promise<Buffer>): Promise<Buffer>;
}

export function createByteCache(maxBytes: number): ByteCache {
  // A Map remembers the order of insertion: the first key is the one unused for longest.
  const kept = new Map<string, Buffer>();
  const underWay = new Map<string, Promise<Buffer>>();
  // One after the other: several at once would use all threads of libuv's pool, and other requests would wait for them.
  let last: Promise<unknown> = Promise.resolve();
  let bytes = 0;

  const keep = (key: string, result: Buffer): void => {
    if (result.length > maxBytes) return;
    kept.set(key, result);
    bytes += result.length;
    for (const [oldest, { length }] of kept) {
      if (bytes <= maxBytes) break;
      kept.delete(oldest);
      bytes -= length;
    }
  };

  return {
    async get(key, compute) {
      const known = kept.get(key);
      if (known !== undefined) {
        kept.delete(key);
        kept.set(key, known);
        return known;
      }
      const running = underWay.get(key);
      if (running !== undefined) return running;
      const made = last.then(compute);
      last = made.catch(() => undefined);
      const computing = made
        .then((result) => {
          keep(key, result);
          return result;
        })
        .finally(() => underWay.delete(key));
      underWay.set(key, computing);
      return computing;
    },
  };
}

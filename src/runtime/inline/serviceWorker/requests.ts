import { cacheableResponse } from "./cacheableResponse.ts";

/** A connection that says nothing for so long is lost. */
const TIMEOUT_MS = 30_000;

export interface Received {
  body: Blob;
  /** To be stored. */
  response: Response;
}

const isGone = ({ status }: Response): boolean => status === 404 || status === 410;

/** Aborts a request when the visitor stops, or when it takes too long. */
async function limited<Result>(
  stop: AbortSignal,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const own = new AbortController();
  const abort = (): void => own.abort();
  const timer = setTimeout(abort, TIMEOUT_MS);
  stop.addEventListener("abort", abort);
  try {
    return await work(own.signal);
  } finally {
    clearTimeout(timer);
    stop.removeEventListener("abort", abort);
  }
}

/** Fetches the whole of an address of this site; null if there is nothing. Rejects if the connection fails. */
export const receive = (
  url: string,
  cache: RequestCache,
  stop: AbortSignal,
): Promise<Received | null> =>
  limited(stop, async (signal) => {
    const response = await fetch(url, { cache, signal, credentials: "same-origin" });
    if (isGone(response)) return null;
    if (!(await cacheableResponse({ request: { url }, response }))) {
      throw new Error(`${url} answered with ${response.status}`);
    }
    const body = await response.blob();
    const { status, headers } = response;
    return { body, response: new Response(body, { status, headers }) };
  });

/** Works through a list, a few at once, until one fails or the visitor stops. */
export async function inParallel<Item>(
  items: readonly Item[],
  stop: AbortSignal,
  work: (item: Item, index: number) => Promise<void>,
): Promise<void> {
  const waiting = [...items.entries()];
  const take = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      if (stop.aborted) throw stop.reason;
      const [index, item] = next;
      await work(item, index);
    }
  };
  const ends = await Promise.allSettled(
    [1, 2, 3, 4].map(() =>
      take().catch((error: unknown) => {
        waiting.length = 0;
        throw error;
      }),
    ),
  );
  const failed = ends.find((end) => end.status === "rejected");
  if (failed) throw failed.reason;
}

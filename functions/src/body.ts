import type { IncomingMessage } from "node:http";

/** The longest inquiry has some 35 kB. */
export const MOST_BYTES = 64 * 1024;
/** Enough for 64 kB over a bad line; who takes longer only holds a place. */
const PATIENCE_IN_MS = 10_000;
/** So many are read at once: they fill 5 MB. One more, and the one that has taken longest goes. */
export const MOST_AT_ONCE = 80;

export type Unread = "too-large" | "too-slow" | "pushed-out" | "broken-off";

/** Those that are being read, the oldest first. */
const underWay = new Set<(end: Unread) => void>();

/** What a request carries, or why it was not read to its end. */
export function readBody(
  request: IncomingMessage,
  patienceInMs = PATIENCE_IN_MS,
): Promise<Buffer | Unread> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const take = (chunk: Buffer): void => {
      size += chunk.length;
      if (size > MOST_BYTES) end("too-large");
      else chunks.push(chunk);
    };
    const complete = (): void => end(Buffer.concat(chunks));
    const breakOff = (): void => end("broken-off");
    const end = (outcome: Buffer | Unread): void => {
      clearTimeout(timer);
      underWay.delete(end);
      request.off("data", take).off("end", complete).off("close", breakOff);
      // Who was refused may go on sending for a while, and would keep all of it.
      chunks.length = 0;
      resolve(outcome);
    };
    const timer = setTimeout(end, patienceInMs, "too-slow");
    const [oldest] = underWay;
    if (underWay.size >= MOST_AT_ONCE) oldest?.("pushed-out");
    underWay.add(end);
    // What breaks is told again by "close".
    request.on("error", () => undefined);
    request.on("data", take).on("end", complete).on("close", breakOff);
  });
}

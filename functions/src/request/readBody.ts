import type { IncomingMessage } from "node:http";

/** The longest inquiry has some 36 kB. */
export const MAX_BYTES = 64 * 1024;
/** Enough for 64 kB over a bad connection. */
const TIMEOUT_MS = 10_000;
/** Bodies read at once: they fill 5 MB. One more cancels the oldest. */
export const MAX_CONCURRENT = 80;

export type BodyError = "too-large" | "too-slow" | "pushed-out" | "broken-off";

/** Oldest first. */
const pendingReads = new Set<(end: BodyError) => void>();

/** The body of a request, or why it was not read to its end. */
export function readBody(
  request: IncomingMessage,
  timeoutMs = TIMEOUT_MS,
): Promise<Buffer | BodyError> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const onData = (chunk: Buffer): void => {
      size += chunk.length;
      if (size > MAX_BYTES) end("too-large");
      else chunks.push(chunk);
    };
    const onEnd = (): void => end(Buffer.concat(chunks));
    const onClose = (): void => end("broken-off");
    const end = (outcome: Buffer | BodyError): void => {
      clearTimeout(timer);
      pendingReads.delete(end);
      request.off("data", onData).off("end", onEnd).off("close", onClose);
      // A refused client may go on sending: its chunks must not stay in memory.
      chunks.length = 0;
      resolve(outcome);
    };
    const timer = setTimeout(end, timeoutMs, "too-slow");
    const [oldest] = pendingReads;
    if (pendingReads.size >= MAX_CONCURRENT) oldest?.("pushed-out");
    pendingReads.add(end);
    // "close" follows, and is handled.
    request.on("error", () => undefined);
    request.on("data", onData).on("end", onEnd).on("close", onClose);
  });
}

import type { Send } from "./answer.ts";
import { ContentError } from "./errors.ts";

const RETRIES = 3;
const FIRST_PAUSE = 1000;
/** If the service asks for a longer pause, the build fails with a message instead of hanging. */
const LONGEST_PAUSE = 120_000;
const PASSING_STATUS = [429, 502, 503, 504];

function mayPass(error: unknown): error is ContentError {
  if (!(error instanceof ContentError)) return false;
  if (error.kind === "network" || error.kind === "timeout") return true;
  return error.status !== undefined && PASSING_STATUS.includes(error.status);
}

const sleepFor = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Retries temporary failures up to three times, with growing pauses. */
export function withRetries(send: Send, sleep: typeof sleepFor = sleepFor): Send {
  return async (request) => {
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await send(request);
      } catch (error) {
        if (!mayPass(error)) throw error;
        const pause = error.retryAfter ?? FIRST_PAUSE * 2 ** attempt;
        if (attempt === RETRIES) {
          const message = `${error.message} Asked ${RETRIES + 1} times.`;
          throw new ContentError(error.kind, message, error.status);
        }
        if (pause > LONGEST_PAUSE) {
          const message = `${error.message} The service asks to wait ${Math.ceil(pause / 1000)} s: build again then.`;
          throw new ContentError(error.kind, message, error.status);
        }
        await sleep(pause);
      }
    }
  };
}

import type { SiteDocument } from "../documents/kinds.ts";
import { ContentError, type ContentErrorKind } from "../documents/load/service/errors.ts";

/** Until then a visitor sees that something is on its way; from then on, what keeps it. */
const SILENCE = 10_000;
const FIRST_PAUSE = 1000;
const LONGEST_PAUSE = 30_000;

/** Why the document is not there yet, in the visitor's terms. */
export type Trouble = "slow" | "unreachable" | "failing" | "unreadable";

export type LookupState =
  | { state: "looking"; trouble: Trouble | null }
  | { state: "found"; document: SiteDocument }
  | { state: "missing" };

const TROUBLES: Record<ContentErrorKind, Trouble> = {
  network: "unreachable",
  timeout: "slow",
  server: "failing",
  parse: "unreadable",
  answer: "unreadable",
};

const pauseAfter = (error: unknown, attempt: number): number => {
  const asked = error instanceof ContentError ? (error.retryAfter ?? 0) : 0;
  return Math.min(Math.max(asked, FIRST_PAUSE * 2 ** attempt), LONGEST_PAUSE);
};

export interface Polling {
  tryNow(): void;
  stop(): void;
}

/**
 * Polls until the service says yes or no: with growing pauses (backoff), and at once when the connection
 * returns or the visitor wants it. What keeps it is told after ten seconds, not before.
 */
export function pollDocument(
  find: () => Promise<SiteDocument | null>,
  tell: (awaited: LookupState) => void,
): Polling {
  let attempt = 0;
  let isAsking = false;
  let isWantedAgain = false;
  let isOver = false;
  let isSilent = true;
  let trouble: Trouble = "slow";
  let pause: ReturnType<typeof setTimeout> | undefined;

  const say = (): void => {
    if (!isOver && !isSilent) tell({ state: "looking", trouble });
  };
  const silence = setTimeout(() => {
    isSilent = false;
    say();
  }, SILENCE);

  const end = (): void => {
    isOver = true;
    clearTimeout(silence);
    clearTimeout(pause);
    globalThis.removeEventListener("online", tryNow);
  };

  async function ask(): Promise<void> {
    // The answer on its way may still be of the connection that was lost.
    if (isAsking) isWantedAgain = true;
    if (isAsking || isOver) return;
    isAsking = true;
    isWantedAgain = false;
    clearTimeout(pause);
    try {
      const document = await find();
      if (isOver) return;
      end();
      tell(document ? { state: "found", document } : { state: "missing" });
    } catch (error) {
      // The operator's part: operation, language, status and endpoint.
      console.warn(error instanceof Error ? error.message : error);
      trouble = error instanceof ContentError ? TROUBLES[error.kind] : "unreachable";
      say();
      if (!isOver) pause = setTimeout(ask, pauseAfter(error, attempt));
      attempt += 1;
    } finally {
      isAsking = false;
    }
    if (isWantedAgain) void ask();
  }

  function tryNow(): void {
    attempt = 0;
    void ask();
  }

  globalThis.addEventListener("online", tryNow);
  void ask();
  return { tryNow, stop: end };
}

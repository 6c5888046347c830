import type { SiteDocument } from "../documents/kinds.ts";
import { ContentError, type ContentErrorKind } from "../documents/load/service/errors.ts";

/** Until then only a spinner is shown; after that, the problem. */
const QUIET_PERIOD = 10_000;
const FIRST_PAUSE = 1000;
const MAX_PAUSE = 30_000;

/** Why the document could not be loaded yet. */
export type LookupProblem = "slow" | "unreachable" | "failing" | "unreadable";

export type LookupState =
  | { state: "looking"; trouble: LookupProblem | null }
  | { state: "found"; document: SiteDocument }
  | { state: "missing" };

const LOOKUP_PROBLEMS: Record<ContentErrorKind, LookupProblem> = {
  network: "unreachable",
  timeout: "slow",
  server: "failing",
  parse: "unreadable",
  answer: "unreadable",
};

const pauseAfter = (error: unknown, attempt: number): number => {
  const asked = error instanceof ContentError ? (error.retryAfter ?? 0) : 0;
  return Math.min(Math.max(asked, FIRST_PAUSE * 2 ** attempt), MAX_PAUSE);
};

export interface Polling {
  tryNow(): void;
  stop(): void;
}

/**
 * Polls until the service has an answer, with exponential backoff, and at once when the connection returns or
 * the visitor presses "try again". Problems are reported after ten seconds.
 */
export function pollDocument(
  find: () => Promise<SiteDocument | null>,
  onChange: (state: LookupState) => void,
): Polling {
  let attempt = 0;
  let isPending = false;
  let isRetryRequested = false;
  let isOver = false;
  let isQuiet = true;
  let trouble: LookupProblem = "slow";
  let pause: ReturnType<typeof setTimeout> | undefined;

  const reportProblem = (): void => {
    if (!isOver && !isQuiet) onChange({ state: "looking", trouble });
  };
  const quietTimer = setTimeout(() => {
    isQuiet = false;
    reportProblem();
  }, QUIET_PERIOD);

  const end = (): void => {
    isOver = true;
    clearTimeout(quietTimer);
    clearTimeout(pause);
    globalThis.removeEventListener("online", tryNow);
  };

  async function poll(): Promise<void> {
    // The pending request may belong to the lost connection.
    if (isPending) isRetryRequested = true;
    if (isPending || isOver) return;
    isPending = true;
    isRetryRequested = false;
    clearTimeout(pause);
    try {
      const document = await find();
      if (isOver) return;
      end();
      onChange(document ? { state: "found", document } : { state: "missing" });
    } catch (error) {
      // For the operator: operation, language, status and endpoint.
      console.warn(error instanceof Error ? error.message : error);
      trouble = error instanceof ContentError ? LOOKUP_PROBLEMS[error.kind] : "unreachable";
      reportProblem();
      if (!isOver) pause = setTimeout(poll, pauseAfter(error, attempt));
      attempt += 1;
    } finally {
      isPending = false;
    }
    if (isRetryRequested) void poll();
  }

  function tryNow(): void {
    attempt = 0;
    void poll();
  }

  globalThis.addEventListener("online", tryNow);
  void poll();
  return { tryNow, stop: end };
}

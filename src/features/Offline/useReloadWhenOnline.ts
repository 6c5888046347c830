import { useEffect } from "react";

const PAUSE_MS = 15_000;

/**
 * Requests the page at once, at intervals, and when the browser goes online. As soon as it answers,
 * the visitor is sent there. The service worker has cached it by then, so a bad connection does not
 * lead back here.
 */
export function useReloadWhenOnline(address: string | null): void {
  useEffect(() => {
    if (address === null) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const tryRequest = async (): Promise<void> => {
      const answer = await fetch(address, { signal }).catch(() => null);
      if (answer && !signal.aborted) window.location.replace(address);
    };
    const timer = setInterval(tryRequest, PAUSE_MS);
    window.addEventListener("online", tryRequest, { signal });
    void tryRequest();
    return () => {
      clearInterval(timer);
      leaving.abort();
    };
  }, [address]);
}

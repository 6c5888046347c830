import { useEffect } from "react";

const PAUSE_MS = 15_000;

/**
 * Asks for the page that was wanted: at once, now and then, and when the browser says that it is
 * online. When it answers, that is where the visitor goes; the worker has kept it by then, so that
 * nobody is sent to and fro over a bad line.
 */
export function useReloadWhenOnline(address: string | null): void {
  useEffect(() => {
    if (address === null) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const ask = async (): Promise<void> => {
      const answer = await fetch(address, { signal }).catch(() => null);
      if (answer && !signal.aborted) window.location.replace(address);
    };
    const timer = setInterval(ask, PAUSE_MS);
    window.addEventListener("online", ask, { signal });
    void ask();
    return () => {
      clearInterval(timer);
      leaving.abort();
    };
  }, [address]);
}

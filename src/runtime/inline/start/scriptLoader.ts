/** With growing pauses: 500, 1500, 4500 ms */
const MAX_RETRIES = 3;

/** Retries scripts that fail to load or arrive incomplete. */
export function createScriptLoader(onFailure: () => void): (src: string) => void {
  const tries: Record<string, number> = {};
  const load = (src: string): void => {
    tries[src] ??= 0;
    const script = document.createElement("script");
    script.src = src;
    // Loaded in parallel, run in order.
    script.async = false;
    script.onerror = () => retry(src);
    document.body.append(script);
  };
  const retry = (src: string): void => {
    const before = tries[src] ?? 0;
    tries[src] = before + 1;
    if (before < MAX_RETRIES) setTimeout(load, 500 * 3 ** before, src);
    else onFailure();
  };
  // An error that a script dispatches itself has no file name.
  window.addEventListener("error", ({ filename, error }) => {
    const src = filename?.replace(location.origin, "");
    if (src in tries && error instanceof SyntaxError) retry(src);
    else if (filename) onFailure();
  });
  return load;
}

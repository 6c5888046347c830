/** Each script is asked for so many times more, with growing pauses: 500, 1500, 4500 ms */
const MORE = 3;

/** One that came by half is asked for again, too. */
export function createScriptLoader(onFailure: () => void): (src: string) => void {
  const tries: Record<string, number> = {};
  const load = (src: string): void => {
    tries[src] ??= 0;
    const script = document.createElement("script");
    script.src = src;
    // In their order, though all are asked for at once.
    script.async = false;
    script.onerror = () => retry(src);
    document.body.append(script);
  };
  const retry = (src: string): void => {
    const before = tries[src] ?? 0;
    tries[src] = before + 1;
    if (before < MORE) setTimeout(load, 500 * 3 ** before, src);
    else onFailure();
  };
  // An error that a script makes up has no file.
  window.addEventListener("error", ({ filename, error }) => {
    const src = filename?.replace(location.origin, "");
    if (src in tries && error instanceof SyntaxError) retry(src);
    else if (filename) onFailure();
  });
  return load;
}

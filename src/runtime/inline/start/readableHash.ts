/**
 * Gatsby decodes the fragment of every address, and does not survive one that is no text, "#%E0%A4%A": then each "%"
 * is one that is meant.
 */
function makeReadable(): void {
  const { hash, pathname, search } = window.location;
  try {
    decodeURIComponent(hash);
  } catch {
    const readable = hash.replaceAll("%", "%25");
    window.history.replaceState(window.history.state, "", pathname + search + readable);
  }
}

/** Before Gatsby reads it, now and after each change. */
export function keepHashReadable(): void {
  makeReadable();
  window.addEventListener("popstate", makeReadable);
}

/** Milliseconds: what comes into sight so soon after a scroll came by it. */
const SOON = 100;

let isListening = false;
let scrolledAt = Number.NEGATIVE_INFINITY;
let isBack = false;

/** Begins to note why things come into sight; once for all cards of all pages. */
export function trackRevealCauses(): void {
  if (isListening) return;
  isListening = true;
  const note = (event: string, what: () => void): void =>
    addEventListener(event, what, { passive: true, capture: event === "click" });
  note("scroll", () => {
    scrolledAt = performance.now();
  });
  note("popstate", () => {
    isBack = true;
  });
  // Whoever presses something goes on from here; a step back may take longer than any clock allows.
  note("click", () => {
    isBack = false;
  });
}

/** Whether there was a scroll just before a moment; whoever is told of that moment may be told late. */
export const hadJustScrolled = (moment: number): boolean => moment - scrolledAt < SOON;

/** The visitor has come back to this page, and knows what it looks like. */
export const hasComeBack = (): boolean => isBack;

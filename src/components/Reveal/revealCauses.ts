/** In milliseconds: content that becomes visible this soon after a scroll was scrolled to. */
const SOON = 100;

let isListening = false;
let scrolledAt = Number.NEGATIVE_INFINITY;
let isBack = false;

/** Starts to record scrolling and history navigation. Shared by all Reveal components. */
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
  // A click ends the effect of going back. A timeout would not work: going back may take any time.
  note("click", () => {
    isBack = false;
  });
}

/** Whether a scroll came just before the given time. Observers may report with a delay. */
export const hadJustScrolled = (moment: number): boolean => moment - scrolledAt < SOON;

/** Whether the visitor has gone back to this page, and so has seen it before. */
export const hasComeBack = (): boolean => isBack;

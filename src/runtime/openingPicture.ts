import { OPENING } from "./pageState.ts";

/** From this hour on, and before that, a page opens with an evening. */
const [EVENING, MORNING] = [20, 5];

/** The value of data-opening at a time, on the visitor's clock: "9", in the evening "evening-9" */
export function openingAt(now: Date): string {
  const month = now.getMonth() + 1;
  const hour = now.getHours();
  return hour >= EVENING || hour < MORNING ? `evening-${month}` : String(month);
}

/** Replaces the choice of pictures by the one of this hour. It is not loaded before. */
export function showOpening(frame: Element, now = new Date()): void {
  const chosen =
    frame.querySelector<HTMLTemplateElement>(`template[${OPENING}~="${openingAt(now)}"]`) ??
    frame.querySelector("template");
  if (chosen) frame.replaceChildren(chosen.content);
}

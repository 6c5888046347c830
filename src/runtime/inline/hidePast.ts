import { monthNow } from "../../i18n/monthNow.ts";

// Hides departures that have passed since the build, and highlights of other months, before hydration. React takes over then.

/**
 * Elements with a time in seconds after which they are hidden, or the months in which they are shown:
 * <li data-until="1810353600">, <li data-months="2026-11 2026-12">
 */
export function run(): void {
  for (const element of document.querySelectorAll<HTMLElement>("[data-until]")) {
    if (Number(element.dataset.until) * 1000 <= Date.now()) element.hidden = true;
  }
  const ofMonths = document.querySelectorAll<HTMLElement>("[data-months]");
  if (ofMonths.length === 0) return;
  const month = monthNow(Date.now());
  for (const element of ofMonths) element.hidden = !element.matches(`[data-months~="${month}"]`);
}

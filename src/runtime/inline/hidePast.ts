import { monthNow } from "../../i18n/monthNow.ts";

// What has left since the page was built, or is of another month, is hidden as the page arrives; once script is there, React goes on.

/**
 * Elements that say until when they are of use, in seconds, or in which months:
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

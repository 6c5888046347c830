import { fromIn, monthNow } from "../../i18n/monthNow.ts";
import { MONTHS, UNTIL } from "../pageState.ts";

// Hides departures that have passed since the build, and highlights of other months, before hydration. React takes over then.

const isPast = (element: Element): boolean => {
  const until = element.getAttribute(UNTIL);
  return until !== null && Number(until) * 1000 <= Date.now();
};

export function run(): void {
  for (const element of document.querySelectorAll<HTMLElement>(`[${UNTIL}]`)) {
    if (isPast(element)) element.hidden = true;
  }
  const ofMonths = document.querySelectorAll<HTMLElement>(`[${MONTHS}]`);
  if (ofMonths.length === 0) return;
  const month = fromIn(location.search, monthNow(Date.now()));
  for (const element of ofMonths) {
    element.hidden = isPast(element) || !element.matches(`[${MONTHS}~="${month}"]`);
  }
}

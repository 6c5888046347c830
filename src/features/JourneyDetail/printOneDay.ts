/** Of the page while one of its days is printed alone, and of that day. */
export const ONE_DAY = "data-one-day";
export const PRINTED = "data-printed";

/** Prints a day of a journey without the others. */
export function printOneDay(body: HTMLElement | null, number: number): void {
  const day = body?.querySelector(`section[data-day="${number}"]`);
  if (!body || !day) return;
  const restore = (): void => {
    body.removeAttribute(ONE_DAY);
    day.removeAttribute(PRINTED);
  };
  body.setAttribute(ONE_DAY, "");
  day.setAttribute(PRINTED, "");
  window.addEventListener("afterprint", restore, { once: true });
  window.print();
}

/** What is wrong, and where on the page. */
export interface Finding {
  rule: string;
  where: string;
  what: string;
}

const LONGEST = 40;
const STEPS = 4;

/** whereIs(link) => 'header > nav > li > a "Programi"' */
export function whereIs(element: Element): string {
  const steps: string[] = [];
  for (
    let step: Element | null = element;
    step && step !== document.body && steps.length < STEPS;
    step = step.parentElement
  ) {
    const role = step.getAttribute("role");
    steps.unshift(step.localName + (role ? `[role=${role}]` : ""));
  }
  const words = element.getAttribute("aria-label") ?? element.textContent ?? "";
  const short = words.replace(/\s+/g, " ").trim().slice(0, LONGEST);
  return short ? `${steps.join(" > ")} "${short}"` : steps.join(" > ");
}

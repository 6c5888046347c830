import { type Finding, whereIs } from "./finding.ts";

/** Lower opacity means that an element has not been revealed. */
const WHOLE = 0.99;

/** Content: cards with their pictures, and what is beside them. */
const LAID_OUT = "article, main :is(h1, h2, h3, p, figure, fieldset, form)";

/** Content in the viewport is visible, and not just reserved space. */
export function findBlanks(): Finding[] {
  return [...document.querySelectorAll(LAID_OUT)]
    .filter((part) => isOnScreen(part) && (isHidden(part) || opacityOf(part) < WHOLE))
    .map((part) => ({
      rule: "blank",
      where: whereIs(part),
      what: "is in the viewport and not visible",
    }));
}

function isOnScreen(part: Element): boolean {
  const { top, bottom, left, right, height } = part.getBoundingClientRect();
  const isWithin = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
  // Elements without a box are not laid out, for instance in a collapsed list.
  return height > 0 && isWithin && part.closest("[inert]") === null;
}

/** Also if it is hidden on purpose while a page loads. */
const isHidden = (part: Element): boolean => getComputedStyle(part).visibility !== "visible";

function opacityOf(part: Element): number {
  // The picture of a card may be revealed later than its text.
  const first = part.localName === "article" ? part.querySelector("picture") : null;
  let opacity = Number(getComputedStyle(first ?? part).opacity);
  for (let step = first ? part : part.parentElement; step; step = step.parentElement) {
    opacity *= Number(getComputedStyle(step).opacity);
  }
  return opacity;
}

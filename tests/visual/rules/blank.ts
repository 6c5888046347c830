import { type Finding, whereIs } from "./finding.ts";

/** What is at rest has all of its ink; less is one that is still to come in. */
const WHOLE = 0.99;

/** What a reader looks for: a card with its picture, and what stands beside it. */
const LAID_OUT = "article, main :is(h1, h2, h3, p, figure, fieldset, form)";

/** What is laid out on the screen is visible: nothing keeps its place and nothing else. */
export function findBlanks(): Finding[] {
  return [...document.querySelectorAll(LAID_OUT)]
    .filter((part) => isOnScreen(part) && (isHidden(part) || opacityOf(part) < WHOLE))
    .map((part) => ({
      rule: "blank",
      where: whereIs(part),
      what: "is laid out on the screen and is not to be seen",
    }));
}

function isOnScreen(part: Element): boolean {
  const { top, bottom, left, right, height } = part.getBoundingClientRect();
  const isWithin = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
  // What has no box, below a list that is folded for instance, is not laid out.
  return height > 0 && isWithin && part.closest("[inert]") === null;
}

/** On purpose hidden for a moment, as while a page finds out what it shows, is hidden all the same. */
const isHidden = (part: Element): boolean => getComputedStyle(part).visibility !== "visible";

function opacityOf(part: Element): number {
  // The picture of a card may wait where the words do not.
  const first = part.localName === "article" ? part.querySelector("picture") : null;
  let opacity = Number(getComputedStyle(first ?? part).opacity);
  for (let step = first ? part : part.parentElement; step; step = step.parentElement) {
    opacity *= Number(getComputedStyle(step).opacity);
  }
  return opacity;
}

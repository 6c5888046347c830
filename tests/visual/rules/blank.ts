import { type Finding, whereIs } from "./finding.ts";

/** A card that is at rest has all of its ink; less is one that is still to come in. */
const WHOLE = 0.99;

/** What is laid out on the screen is visible: no card keeps its place and nothing else. */
export function findBlanks(): Finding[] {
  return [...document.querySelectorAll("article")]
    .filter((card) => isOnScreen(card) && (isHidden(card) || opacityOf(card) < WHOLE))
    .map((card) => ({
      rule: "blank",
      where: whereIs(card),
      what: "is laid out on the screen and is not to be seen",
    }));
}

function isOnScreen(card: Element): boolean {
  const { top, bottom, left, right, height } = card.getBoundingClientRect();
  const isWithin = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
  // What has no box, below a list that is folded for instance, is not laid out.
  return height > 0 && isWithin && card.closest("[inert]") === null;
}

/** On purpose hidden for a moment, as while a page finds out what it shows, is hidden all the same. */
const isHidden = (card: Element): boolean => getComputedStyle(card).visibility !== "visible";

function opacityOf(card: Element): number {
  // Its picture may wait where the words do not.
  let opacity = Number(getComputedStyle(card.querySelector("picture") ?? card).opacity);
  for (let step: Element | null = card; step; step = step.parentElement) {
    opacity *= Number(getComputedStyle(step).opacity);
  }
  return opacity;
}

// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { openingAt, showOpening } from "../../../src/runtime/openingPicture.ts";
import { OPENING } from "../../../src/runtime/pageState.ts";

const MAY_NOON = new Date(2027, 4, 20, 12);
const MAY_NIGHT = new Date(2027, 4, 20, 23);

function frame(...choices: [when: string, name: string][]): HTMLElement {
  const element = document.createElement("span");
  element.innerHTML = `<noscript>none</noscript>${choices
    .map(([when, name]) => `<template ${OPENING}="${when}"><img alt="${name}"></template>`)
    .join("")}`;
  return element;
}

const shownIn = (element: HTMLElement): string[] =>
  [...element.querySelectorAll("img")].map(({ alt }) => alt);

it.each([
  [new Date(2027, 0, 1, 0), "evening-1"],
  [new Date(2027, 0, 1, 5), "1"],
  [new Date(2027, 11, 31, 19, 59), "12"],
  [new Date(2027, 11, 31, 20), "evening-12"],
])("opens with the month, and from eight to five with its evening", (now, expected) => {
  expect(openingAt(now)).toBe(expected);
});

it("shows the picture of the month and nothing else", () => {
  const element = frame(["4 15", "April"], ["5 6", "May"], ["evening-5", "night"]);
  showOpening(element, MAY_NOON);
  expect(shownIn(element)).toEqual(["May"]);
  expect(element.children).toHaveLength(1);
});

it("shows the evening's after dark, and the first where a month has none", () => {
  const night = frame(["5", "May"], ["evening-5", "night"]);
  showOpening(night, MAY_NIGHT);
  expect(shownIn(night)).toEqual(["night"]);
  const other = frame(["11", "November"], ["12", "December"]);
  showOpening(other, MAY_NOON);
  expect(shownIn(other)).toEqual(["November"]);
});

it("leaves a picture that is shown", () => {
  const element = frame(["5", "May"]);
  showOpening(element, MAY_NOON);
  const [picture] = element.children;
  showOpening(element, MAY_NIGHT);
  expect(element.children[0]).toBe(picture);
});

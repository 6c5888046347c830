// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { run } from "../../../../src/runtime/inline/hidePast.ts";
import { MONTHS, UNTIL } from "../../../../src/runtime/pageState.ts";

const NOW = Date.parse("2027-09-25T21:59:00Z");

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: NOW });
});

afterEach(() => {
  vi.useRealTimers();
});

it("hides what has left, to the second, and nothing else", () => {
  const seconds = NOW / 1000;
  const list = [seconds - 1, seconds, seconds + 1].map((at) => `<li ${UNTIL}="${at}"></li>`);
  document.body.innerHTML = `<ul>${list.join("")}<li></li></ul>`;
  run();
  const items = [...document.querySelectorAll("li")];
  expect(items.map(({ hidden }) => hidden)).toEqual([true, true, false, false]);
});

it("shows what is on in the month, unless it has left", () => {
  const seconds = NOW / 1000;
  document.body.innerHTML = `<ul>
    <li ${MONTHS}="2027-09 2027-10" hidden></li>
    <li ${MONTHS}="2027-09" ${UNTIL}="${seconds - 1}"></li>
    <li ${MONTHS}="2027-10"></li>
  </ul>`;
  run();
  const items = [...document.querySelectorAll("li")];
  expect(items.map(({ hidden }) => hidden)).toEqual([false, true, true]);
});

it("shows the months of the address on the page of all departures", () => {
  vi.stubGlobal("location", { search: "?from=2028-02" });
  document.body.innerHTML = `<p ${MONTHS}="2027-09"></p><p ${MONTHS}="2028-02"></p>`;
  run();
  const items = [...document.querySelectorAll("p")];
  expect(items.map(({ hidden }) => hidden)).toEqual([true, false]);
  vi.unstubAllGlobals();
});

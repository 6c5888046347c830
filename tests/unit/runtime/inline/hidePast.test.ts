// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { run } from "../../../../src/runtime/inline/hidePast.ts";
import { UNTIL } from "../../../../src/runtime/pageState.ts";

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

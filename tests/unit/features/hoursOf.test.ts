import { expect, it } from "vitest";
import type { Inline } from "../../../src/documents/types.ts";
import { hoursOf } from "../../../src/features/WrittenPage/hoursOf.ts";

const text = (words: string): Inline => ({ kind: "text", text: words });
const strong = (words: string): Inline => ({ kind: "strong", children: [text(words)] });
const nine = strong("09:00");

it("finds the hours of a day, and what begins then", () => {
  expect(hoursOf([[nine, text(" · By bicycle")]])).toEqual([
    { hour: nine, what: [text("By bicycle")] },
  ]);
  expect(hoursOf([[nine, text(" · "), strong("Tvrđa"), text(".")]])).toEqual([
    { hour: nine, what: [strong("Tvrđa"), text(".")] },
  ]);
});

it.each([
  ["a line without an hour", [[nine, text(" · By bicycle")], [text("Lunch")]]],
  ["no point after what is strong", [[strong("By air:"), text(" Osijek")]]],
  ["nothing after it", [[nine]]],
])("leaves a list as it is that has %s", (_, items) => {
  expect(hoursOf(items)).toBeNull();
});

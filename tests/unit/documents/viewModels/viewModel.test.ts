import { expect, it } from "vitest";
import { readingTime } from "../../../../src/documents/readingTime.ts";
import { toViewModel } from "../../../../src/documents/viewModels/viewModel.ts";
import { addAllMessages } from "../../../../src/i18n/allMessages.ts";
import { story } from "../siteDocuments.ts";

addAllMessages();

const words = (count: number): string => Array.from({ length: count }, () => "reed").join(" ");
const content = [
  { kind: "paragraph", children: [{ kind: "text", text: words(440) }] },
] satisfies Parameters<typeof readingTime>[0];

it("says how long a story takes to read", () => {
  expect(toViewModel(story("herons", "en", { content }), [])).toMatchObject({ minutes: 2 });
});

it("counts the texts beside the content", () => {
  expect(readingTime(content, [words(220)])).toBe(3);
});

import { expect, it } from "vitest";
import { blogViewModel } from "../../../../src/documents/viewModels/blogViewModel.ts";
import { addAllMessages } from "../../../../src/i18n/allMessages.ts";
import { translator } from "../../../../src/i18n/messages.ts";
import { NO_STORY_DETAILS, story } from "../siteDocuments.ts";

addAllMessages();

it("says what a story takes, and when it was checked", () => {
  const details = {
    ...NO_STORY_DETAILS,
    duration: "Ein halber Tag",
    cost: "Kostenlos",
    checkedOn: "2026-11-24",
  };
  const { rows, checked } = blogViewModel(story("herons", "de", { details }), translator("de"));
  expect(rows).toEqual([
    { name: "Dauer", value: "Ein halber Tag" },
    { name: "Kosten", value: "Kostenlos" },
  ]);
  expect(checked).toBe("Geprüft: November 2026");
});

it("says nothing of what it does not know", () => {
  const { rows, checked } = blogViewModel(story("herons", "de"), translator("de"));
  expect(rows).toEqual([]);
  expect(checked).toBe("");
});
